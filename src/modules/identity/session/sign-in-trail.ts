import {
  AuthenticatorReplaced,
  PasskeyAdded,
  PasskeyRefused,
  PasskeyRemoved,
  RecoveryCodesRenewed,
  RecoveryCodeUsed,
  SecondFactorReset,
  SecondFactorTurnedOff,
  SecondFactorTurnedOn,
  SessionsEndedByLink,
  SignedInByBreakGlass,
  SignedInOnNewDevice,
} from '#modules/identity/events.ts'
import type { Change } from '#modules/identity/user.ts'
import { refused } from '#platform/decision.ts'

export const noteNewDevice =
  (signInId: string, device: string): Change =>
  ({ id }) => [SignedInOnNewDevice.make({ userId: id, signInId, device })]

/** Once for each sign-in: the finder of an old mail cannot keep signing the person out. */
export const disown =
  (signInId: string): Change =>
  ({ id, active, signInIds }) =>
    active && signInIds.includes(signInId)
      ? [SessionsEndedByLink.make({ userId: id, signInId })]
      : refused('Request expired', { status: 410 })

export const noteSecondFactor =
  (on: boolean): Change =>
  ({ id }) => [(on ? SecondFactorTurnedOn : SecondFactorTurnedOff).make({ userId: id })]

export const noteOtherAuthenticator: Change = ({ id }) => [AuthenticatorReplaced.make({ userId: id })]

export const noteRecoveryCodes: Change = ({ id }) => [RecoveryCodesRenewed.make({ userId: id })]

export const noteRecoveryCode =
  (left: number): Change =>
  ({ id }) => [RecoveryCodeUsed.make({ userId: id, left })]

export const noteBreakGlass: Change = ({ id }) => [SignedInByBreakGlass.make({ userId: id })]

export const resetSecondFactor: Change = ({ id, active }) =>
  active ? [SecondFactorReset.make({ userId: id })] : refused('This person is deactivated')

export const notePasskeyAdded =
  (passkeyId: string): Change =>
  ({ id }) => [PasskeyAdded.make({ userId: id, passkeyId })]

export const notePasskeyRemoved =
  (passkeyId: string): Change =>
  ({ id }) => [PasskeyRemoved.make({ userId: id, passkeyId })]

export const notePasskeyRefused =
  (passkeyId: string): Change =>
  ({ id }) => [PasskeyRefused.make({ userId: id, passkeyId })]
