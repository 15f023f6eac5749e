import type { departureTexts as English } from '#texts/departures.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What waits before it leaves the house. */
export const departureTexts = {
  region: 'Sur le point de partir',
  undo: 'Ce qui vient d’être fait',
  waits: {
    quote: (num) => `Le devis de la commande ${num} va être envoyé.`,
    approval: (document) => `${document} : sur le point d’être approuvé.`,
    shipment: (num) => `La commande ${num} va être marquée comme expédiée.`,
    delivery: (num) => `La commande ${num} va être marquée comme livrée.`,
    invoice: (num) => `La facture de la commande ${num} va être envoyée.`,
    issue: (subject) => `« ${subject} » va être envoyé à ses lecteurs.`,
    publication: (title) => `« ${title} » va être publié.`,
  },
  left: {
    quote: (num) => `Devis de la commande ${num} envoyé`,
    approval: (document) => `Approuvé : ${document}`,
    shipment: (num) => `Commande ${num} expédiée`,
    delivery: (num) => `Commande ${num} livrée`,
    invoice: (num) => `Facture de la commande ${num} envoyée`,
    issue: (subject) => `« ${subject} » est en cours d’envoi à ses lecteurs`,
    publication: (title) => `« ${title} » publié`,
  },
  seconds: (left) => `${left} s`,
  leaving: 'Départ',
  takeBack: 'Annuler',
  takenBack: (label) => `Annulé : ${label}. Rien n’a été envoyé.`,
  refused: (label) => `Non envoyé : ${label}.`,
  understood: 'Compris',
} satisfies Translated<typeof English>
