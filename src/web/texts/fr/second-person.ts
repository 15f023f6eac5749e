import type { secondPersonTexts as English } from '#texts/second-person.ts'
import type { Translated } from '#web/texts/translated.ts'

export const secondPersonTexts = {
  requested: 'Demandé : une deuxième personne doit d’abord l’approuver. Rien n’a encore changé.',
  title: 'Une deuxième personne doit l’approuver',
  lead: 'Rien ne change avant l’approbation d’une autre personne. Elle lit votre motif.',
  reason: 'Motif',
  missing: 'Indiquez un motif',
  keep: 'Annuler',
  confirm: 'Demander l’approbation',
  matters: {
    activations: 'Activation d’un distributeur',
    careCoins: 'CareCoins',
    discounts: 'Remise',
    erasures: 'Effacement d’une personne',
    prices: 'Prix',
    rules: 'Règles des approbations',
  },
  waits: (what, who) => `En attente d’une deuxième personne : ${what}, demandé par ${who}.`,
  open: 'Ouvrir la demande',
} satisfies Translated<typeof English>
