import type { approvalTexts as English } from '#texts/order-approval.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The approval of one order. */
export const approvalTexts = {
  /** Where no one in particular is named. */
  anyone: 'su equipo de compras',
  anyoneFirst: 'Su equipo de compras',
  needed: (name) => `Este pedido requiere la aprobación de ${name}.`,
  waiting: (name) => `Pendiente de la aprobación de ${name}.`,
  yours: 'Este pedido está pendiente de su aprobación.',
  requested: (name, since) => `La solicitó ${name} el ${since}.`,
  passesOn: (name, at) => `Pasa a ${name} el ${at}.`,
  passesOnFirst: (name) => `Pasa a ${name} si no hay respuesta a tiempo.`,
  request: 'Solicitar aprobación',
  requestLead: (name) => `${name} recibirá una notificación. El pedido se confirma en cuanto se aprueba.`,
  sent: (num) => `Se solicitó la aprobación del pedido ${num}.`,
  approve: 'Aprobar y confirmar',
  decline: 'No aprobar',
  withdraw: 'Retirar solicitud',
  withdrawn: (num) => `Se retiró la solicitud de aprobación del pedido ${num}.`,
  next: (name) => `${name} aprueba el pedido y empezamos a trabajar en él.`,
  nextYours: 'Usted aprueba el pedido y empezamos a trabajar en él.',
} satisfies Translated<typeof English>
