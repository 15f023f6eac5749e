import type { checkoutTexts as English } from '#texts/checkout.ts'
import type { Translated } from '#web/texts/translated.ts'

/** All sections of the cart on one page, each becoming an order of its own. */
export const checkoutTexts = {
  title: 'Valider le panier',
  lead: 'Chaque section de votre panier devient une commande distincte, avec son devis et sa facture.',
  open: (sections) => (sections === 1 ? 'Valider sur une page' : `Valider les ${sections} sections sur une page`),
  stepByStep: 'Ou une section à la fois, étape par étape, avec « Passer ma commande ».',
  chooseAddress: 'Choisissez une adresse',
  chooseMethod: 'Choisissez un mode de livraison',
  chooseMode: 'Choisissez un mode de transport',
  noCertificates: 'Aucun',
  asIn: (num) => `Comme dans votre dernière commande à cette adresse, ${num}.`,
  leftOut: 'Non commandé cette fois :',
  review: 'Vérification',
  reviewLead: 'Rien ne vous engage avant la confirmation de nos devis.',
  order: 'Commande',
  back: 'Retour au panier',
  missing: 'Pas encore complet',
  total: 'Total HT de toutes les commandes',
  place: (orders) => (orders === 1 ? 'Passer la commande' : `Passer ${orders} commandes`),
  nothing: 'Aucune section ne peut être commandée telle quelle.',
  incomplete: (sections) => `À compléter : ${sections.join(' ; ')}.`,
  refused: 'Commande non passée :',
  newPrice: 'Le prix a changé :',
  placed: (num) => `La commande ${num} a été passée.`,
  already: (section) => `La section ${section} a déjà été commandée. Elle ne l’a pas été une seconde fois.`,
  thanks: (orders) => (orders === 1 ? 'Merci pour votre commande' : 'Merci pour vos commandes'),
  next: 'Vous recevez un devis de fret pour chaque commande sous 72 heures. Vous avez ensuite 30 jours pour la confirmer ou l’annuler.',
} satisfies Translated<typeof English>
