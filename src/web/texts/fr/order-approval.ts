import type { approvalTexts as English } from '#texts/order-approval.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The approval of one order. */
export const approvalTexts = {
  /** Where no one in particular is named. */
  anyone: 'votre service achats',
  anyoneFirst: 'Votre service achats',
  needed: (name) => `Cette commande doit être approuvée par ${name}.`,
  waiting: (name) => `En attente d’approbation par ${name}.`,
  yours: 'Cette commande attend votre approbation.',
  requested: (name, since) => `Demandée par ${name} le ${since}.`,
  passesOn: (name, at) => `La demande sera transmise à ${name} le ${at}.`,
  passesOnFirst: (name) => `Sans réponse à temps, la demande sera transmise à ${name}.`,
  request: 'Demander l’approbation',
  requestLead: (name) => `${name} reçoit une notification. La commande est confirmée dès qu’elle est approuvée.`,
  sent: (num) => `L’approbation de la commande ${num} est demandée.`,
  approve: 'Approuver et confirmer',
  decline: 'Ne pas approuver',
  withdraw: 'Retirer la demande',
  withdrawn: (num) => `La demande d’approbation de la commande ${num} est retirée.`,
  next: (name) => `${name} approuve la commande, puis nous commençons à la traiter.`,
  nextYours: 'Vous approuvez la commande, puis nous commençons à la traiter.',
} satisfies Translated<typeof English>
