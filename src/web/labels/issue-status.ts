import type { LabelIssue } from '#modules/labels/contract.ts'
import { issueTexts as texts } from '#texts/labels.ts'
import type { Tone } from '#web/ui/page/StatusPill.tsx'

export type Side = 'distributor' | 'provider'

/** Which round waits for whom, as this side reads it. */
export const issueStatus = (
  { waitsFor, round }: Pick<LabelIssue, 'waitsFor' | 'round'>,
  side: Side,
): { readonly tone: Tone; readonly says: string } => {
  if (waitsFor === null) return { tone: 'done', says: texts.isReleased }
  if (waitsFor === 'DISTRIBUTOR')
    return side === 'distributor'
      ? { tone: 'you', says: texts.waitsForYou(round) }
      : { tone: 'moving', says: texts.waitsForDistributor(round) }
  const tone = side === 'provider' ? 'you' : 'provider'
  return { tone, says: (waitsFor === 'QUALITY' ? texts.waitsForQuality : texts.waitsForProvider)(round) }
}
