import type { editingTexts as English } from '#texts/editing.ts'
import type { Translated } from '#web/texts/translated.ts'
import { listed } from './language.ts'

export const editingTexts = {
  saved: 'Enregistré.',
  meanwhile: (who, fields) => `Modifié entre-temps par ${who} : ${listed(fields)}.`,
  someone: 'Quelqu’un d’autre',
  title: 'Modifié entre-temps par quelqu’un d’autre',
  lead: 'Quelqu’un d’autre et vous avez modifié les mêmes champs. Choisissez ce qu’il faut garder ; rien n’est encore enregistré.',
  yours: 'Votre version',
  theirs: (who) => `Enregistré par ${who}`,
  empty: 'Vide',
  yes: 'Oui',
  no: 'Non',
  keep: 'Continuer la saisie',
  confirm: 'Enregistrer',
} satisfies Translated<typeof English>
