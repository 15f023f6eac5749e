import type { approvalTexts as English } from '#texts/order-approval.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The approval of one order. */
export const approvalTexts = {
  /** Where no one in particular is named. */
  anyone: 'qualquer pessoa de Compras',
  anyoneFirst: 'A sua equipa de Compras',
  needed: (name) => `Esta encomenda precisa da aprovação de ${name}.`,
  waiting: (name) => `A aguardar a aprovação de ${name}.`,
  yours: 'Esta encomenda aguarda a sua aprovação.',
  requested: (name, since) => `Pedida por ${name} a ${since}.`,
  passesOn: (name, at) => `Passa para ${name} a ${at}.`,
  passesOnFirst: (name) => `Se não houver resposta a tempo, passa para ${name}.`,
  request: 'Pedir aprovação',
  requestLead: (name) => `${name} recebe uma notificação. A encomenda fica confirmada assim que for aprovada.`,
  sent: (num) => `A aprovação da encomenda ${num} foi pedida.`,
  approve: 'Aprovar e confirmar',
  decline: 'Não aprovar',
  withdraw: 'Retirar pedido de aprovação',
  withdrawn: (num) => `O pedido de aprovação da encomenda ${num} foi retirado.`,
  next: (name) => `${name} aprova a encomenda, e começamos a tratar dela.`,
  nextYours: 'Aprove a encomenda para começarmos a tratar dela.',
} satisfies Translated<typeof English>
