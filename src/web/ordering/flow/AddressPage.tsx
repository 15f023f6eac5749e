import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { type Address, listAddresses } from '#modules/distributors/contract.ts'
import { addressTexts as texts } from '#texts/order-flow.ts'
import { useRead } from '#web/api/endpoint.ts'
import { UnsavedParts } from '#web/ui/fields/UnsavedParts.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { AddressPick } from './AddressPick.tsx'
import { ContactPick } from './ContactPick.tsx'
import { type DraftChange, keep, kept } from './draft.ts'
import { FlowButtons, FlowFrame, type FlowState } from './FlowFrame.tsx'
import { inCountryFirst } from './in-country-first.ts'
import { stepAfter } from './steps.ts'

/** Shipping address, billing address and who is called about the delivery. */
export default function AddressPage() {
  const addresses = useRead(listAddresses, {})
  return (
    <FlowFrame step="address">
      {(state) => (
        <Loading read={addresses} skeleton={<Skeleton lines={3} height={160} />}>
          {(all) => <AddressStep state={state} addresses={all} />}
        </Loading>
      )}
    </FlowFrame>
  )
}

const AddressStep = ({ state: { cart, section }, addresses }: { state: FlowState; addresses: readonly Address[] }) => {
  const { shippingAddressId, billingAddressId, contact } = cart.draft
  const [isTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const shippingButton = useRef<HTMLDivElement>(null)
  const billingButton = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  const [search] = useSearchParams()
  const { gone } = cart.draft
  const before = (name: string, now: Address | null) =>
    addresses.find(({ id }) => id === search.get(name) && id !== now?.id) ?? null
  // An address that was deleted meanwhile is no choice any more.
  const shipping = addresses.find(({ id }) => id === shippingAddressId) ?? null
  const billing = addresses.find(({ id }) => id === billingAddressId) ?? null
  const next = async () => {
    setTried(true)
    const missing = !shipping ? shippingButton : !billing ? billingButton : null
    if (missing) return missing.current?.querySelector('button')?.focus()
    setBusy(true)
    await kept()
    setBusy(false)
    void navigate(stepAfter('address').to)
  }
  const keepAnd = async (change: DraftChange, close: () => void) => {
    setKeeping(true)
    const isKept = await keep(change)
    setKeeping(false)
    if (isKept) close()
  }
  const of = (type: Address['type']) => addresses.filter((it) => it.type === type)
  return (
    <Stack>
      <AddressPick
        ref={shippingButton}
        type="SHIPPING"
        chosen={shipping}
        gone={gone.shippingAddress}
        before={before('shippingBefore', shipping)}
        addresses={inCountryFirst(of('SHIPPING'), section.country.id)}
        country={section.country}
        error={isTried && !shipping ? texts.missing : null}
        comingBack="fromOrder=true"
        onChoose={(id, close) => void keepAnd({ shippingAddressId: id }, close)}
      />
      <AddressPick
        ref={billingButton}
        type="BILLING"
        chosen={billing}
        gone={gone.billingAddress}
        before={before('billingBefore', billing)}
        addresses={inCountryFirst(of('BILLING'), section.country.id)}
        error={isTried && !billing ? texts.missing : null}
        comingBack="fromOrder=true"
        onChoose={(id, close) => void keepAnd({ billingAddressId: id }, close)}
      />
      <UnsavedParts>
        <ContactPick
          contact={contact}
          busy={keeping}
          onChange={(changed, close) => void keepAnd({ contact: changed }, close)}
        />
      </UnsavedParts>
      <FlowButtons step="address" busy={busy} onContinue={() => void next()} />
    </Stack>
  )
}
