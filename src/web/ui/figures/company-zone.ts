import { createContext, useContext } from 'react'

import type { TimeZone } from '#platform/time/time-zone.ts'
import { currentCompanyZone } from './format.ts'

/** Of the company that staff look at: the last day of its quotes is one of its own days. null: the reader's own company. */
export const CompanyZone = createContext<TimeZone | null>(null)

export const useCompanyZone = (): TimeZone => useContext(CompanyZone) ?? currentCompanyZone()
