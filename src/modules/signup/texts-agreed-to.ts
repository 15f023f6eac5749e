import type { Faults } from './form.ts'

/** The day from which each text is as it is: a change of a text on the screens changes its version here. */
export const currentTexts = { terms: '2026-11-29', privacy: '2026-11-29' } as const

export const PLEASE_AGREE = 'Please agree to the terms of use and the privacy notice'
export const TEXTS_CHANGED = 'The terms of use or the privacy notice changed meanwhile. Please read them again.'

/** A sign-up needs the agreement to the texts as they are now. */
export const agreementFault = (agreedTo: { readonly terms: string; readonly privacy: string } | undefined): Faults => {
  if (!agreedTo) return { agreedTo: PLEASE_AGREE }
  const isCurrent = agreedTo.terms === currentTexts.terms && agreedTo.privacy === currentTexts.privacy
  return isCurrent ? {} : { agreedTo: TEXTS_CHANGED }
}
