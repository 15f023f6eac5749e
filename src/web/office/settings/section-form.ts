import type { ReactNode } from 'react'

import type { ShownSettings } from '#modules/settings/contract.ts'
import type { Section } from '#modules/settings/events.ts'
import { settingsTexts as texts } from '#texts/settings.ts'

export type SectionModal = (props: { readonly settings: ShownSettings; readonly onClose: () => void }) => ReactNode

export const textsOfForm = (section: Section) => ({
  title: texts.changeOf(texts.sections[section]),
  labels: { keep: texts.cancel, confirm: texts.save },
})

export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** 'LinkedIn https://www.linkedin.com/…': a line of a network. */
export const networksOf = (typed: string): { name: string; url: string }[] =>
  linesOf(typed).map((line) => {
    const parts = line.split(/\s+/)
    return { name: parts.slice(0, -1).join(' '), url: parts.at(-1) ?? '' }
  })
