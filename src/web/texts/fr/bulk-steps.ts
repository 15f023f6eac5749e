import type { bulkTexts as English } from '#texts/bulk-steps.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const orders = (count: number): string => counted(count, 'commande', 'commandes')

/** The same step of several orders at once. */
export const bulkTexts = {
  action: { RequestPrepayment: 'Demander le prépaiement', StartProduction: 'Lancer la production' },
  title: {
    RequestPrepayment: (count) => `Demander le prépaiement pour ${orders(count)} ?`,
    StartProduction: (count) => `Lancer la production de ${orders(count)} ?`,
  },
  give: {
    RequestPrepayment: (count) => `Demander ${counted(count, 'prépaiement', 'prépaiements')}`,
    StartProduction: (count) => `Lancer la production de ${orders(count)}`,
  },
  lead: 'Chaque commande est traitée séparément. Celles qui ne peuvent pas avancer restent telles quelles, avec le motif.',
  stay: (count) =>
    count === 1 ? 'Cette commande reste telle quelle :' : `Ces ${orders(count)} restent telles quelles :`,
  percent: 'Pourcentage de chaque total général',
  day: { RequestPrepayment: 'À payer au plus tard le (facultatif)', StartProduction: 'Prête le (facultatif)' },
  goBack: 'Retour',
  stop: 'Arrêter',
  running: (done, of) => `${done} sur ${orders(of)}`,
  progress: 'Avancement',
  done: (moved, of) =>
    moved === of
      ? `Passage à l’étape suivante : ${orders(moved)}.`
      : `Passage à l’étape suivante : ${moved} sur ${orders(of)}.`,
  moved: 'Étape suivante',
} satisfies Translated<typeof English>
