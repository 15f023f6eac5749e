import type { paletteTexts as EnglishPalette, shortcutTexts as EnglishShortcut } from '#texts/palette.ts'
import type { Translated } from '#web/texts/translated.ts'

export const paletteTexts = {
  results: 'Résultats',
  searching: 'Recherche en cours…',
  nothing: 'Aucun résultat. Essayez un numéro, un nom ou un code.',
  groups: {
    recent: 'Récents',
    goTo: 'Aller à',
    actions: 'Actions sur cette page',
    orders: 'Commandes',
    products: 'Produits',
    distributors: 'Distributeurs',
    people: 'Personnes',
    documents: 'Documents',
    tickets: 'Demandes',
    reports: 'Signalements',
    content: 'Bibliothèque',
    news: 'Actualités',
    events: 'Événements',
    labels: 'Étiquettes',
    search: 'Recherche',
    answers: 'Réponses',
    help: 'Aide',
  },
  allOrders: (typed) => `Commandes avec « ${typed} »`,
  allOrdersHelp: 'Par numéro, distributeur ou produit, même anciennes',
  helpCentre: 'Comment commander, et comment nous joindre',
} satisfies Translated<typeof EnglishPalette>

export const shortcutTexts = {
  title: 'Raccourcis clavier',
  helpHint: 'Tous les raccourcis clavier de cette page',
  page: 'Sur cette page',
  goTo: 'Aller à',
  inQueues: 'Dans toutes les files d’attente',
  everywhere: 'Partout',
  palette: 'Rechercher ou aller à',
  list: 'Cette liste',
  close: 'Fermer la fenêtre',
  or: 'ou',
  outside: 'Les touches seules fonctionnent en dehors des champs.',
} satisfies Translated<typeof EnglishShortcut>
