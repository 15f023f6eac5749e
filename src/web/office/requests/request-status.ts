import type { OfficeRequest } from '#modules/service/work/contract.ts'
import { agreementTexts } from '#texts/agreements.ts'
import { requestStatusTexts } from '#texts/office-requests.ts'
import { reportPageTexts, serviceTexts } from '#texts/tickets.ts'

const names: Readonly<Record<OfficeRequest['kind'], Readonly<Record<string, string>>>> = {
  TICKET: serviceTexts.statuses,
  REPORT: reportPageTexts.statuses,
  AGREEMENT: agreementTexts.states,
  PRODUCT: requestStatusTexts,
  LABEL: requestStatusTexts,
}

/** The status of a request by the labels of its kind. */
export const statusOf = ({ kind, status }: OfficeRequest): string => names[kind][status] ?? status
