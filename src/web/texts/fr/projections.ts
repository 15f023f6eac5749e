import type { projectionTexts as English } from '#texts/projections.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const streamsOf = (streams: number): string => counted(streams, 'flux', 'flux')

/** The console of the read models. */
export const projectionTexts = {
  title: 'Projections',
  lead: 'Des tables de données construites à partir du journal d’événements. Chacune peut être reconstruite pendant qu’elle est utilisée.',
  list: 'Projections',
  name: 'Projection',
  version: (table, code) => `Table ${table}, version de code ${code}`,
  state: 'État',
  states: {
    live: 'En service',
    standby: 'En réserve',
    building: 'En reconstruction',
    paused: 'En pause',
    halted: 'À l’arrêt',
  },
  position: 'Position',
  upToDate: 'à jour',
  /** All that is not parked. */
  othersUpToDate: 'à jour pour le reste',
  parkedHere: (streams) => `${streamsOf(streams)} à l’écart`,
  beyondTheEnd: 'au-delà de la fin du journal',
  behind: (events) => `${events} en retard`,
  rate: 'Débit',
  perSecond: (events) => `${events} événements/s`,
  size: 'Taille',
  check: 'Dernier contrôle',
  neverChecked: 'Pas encore',
  asTold: (leftOut) =>
    leftOut === 0 ? 'Conforme au journal' : `Conforme au journal, hors ${streamsOf(leftOut)} à l’écart`,
  differs: 'Diffère',
  /** The other one to switch to: `isNewer` once it was switched back from. */
  standby: (table, isNewer) => `${isNewer ? 'Suivante' : 'Précédente'} : table ${table}`,
  actions: 'Actions',
  about: (name) => `pour ${name}`,
  do: {
    rebuild: 'Reconstruire',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    cancel: 'Annuler la reconstruction',
    back: 'Revenir à la table précédente',
    check: 'Comparer au journal',
  },
  done: {
    rebuild: (name) => `Reconstruction lancée : ${name}. La version actuelle reste en service.`,
    pause: (name) => `Reconstruction en pause : ${name}.`,
    resume: (name) => `Reconstruction reprise : ${name}.`,
    cancel: (name) => `Reconstruction annulée : ${name}.`,
    back: (name) => `${name} est à nouveau lue dans sa table précédente.`,
    check: (name) => `${name} a été comparée au journal.`,
  },
  rebuilding: (name, table, code) => `${name}, table ${table}, version de code ${code}`,
  progress: (name) => `Avancement de la reconstruction : ${name}`,
  rowProgress: (name) => `${name}, reconstruite jusqu’ici`,
  rebuilt: (name, events, took) =>
    `${name} est reconstruite et lue dans sa nouvelle table : ${events} événements${took === null ? '' : ` en ${took}`}.`,
  of: (position, target) => `${position} événements sur ${target}`,
  left: (seconds) => `encore ${seconds}`,
  alone: 'Vous pouvez quitter cette page. La reconstruction se poursuit et entre en service une fois terminée.',
  finishing: 'Création des index et comparaison, puis mise en service',
  standing: 'Arrêtée',
  resting: 'En pause jusqu’à ce que quelqu’un la reprenne',
  parked: (name, count) => `${name} : ${streamsOf(count)} à l’écart`,
  parkedLead: 'L’un de leurs événements n’a pas pu être appliqué. Les suivants attendent dans l’ordre.',
  parkedAt: (type, position) => `${type}, position ${position}`,
  parkedInBuilt: (at, table) => `${at}, dans la table ${table}, en cours de reconstruction`,
  more: (count) => `et ${count} de plus`,
  retry: 'Réessayer',
  retryOf: (stream) => `Réessayer : ${stream}`,
  retryAll: 'Tout réessayer',
  retried: (freed, left) =>
    left === 0
      ? freed < 2
        ? `${freed} flux a repris.`
        : `${freed} flux ont repris.`
      : freed === 0
        ? left < 2
          ? `${streamsOf(left)} ne peut toujours pas être appliqué.`
          : `${streamsOf(left)} ne peuvent toujours pas être appliqués.`
        : `Flux repris : ${freed} ; flux toujours en échec : ${left}.`,
  confirm: { cancel: 'Annuler la reconstruction ?', back: 'Revenir à la table précédente ?' },
  confirmLead: {
    cancel: (name) => `La reconstruction inachevée (${name}) est abandonnée. Elle n’est pas encore utilisée.`,
    back: (name) =>
      `${name} sera lue dans la table précédemment en service. Celle-ci est à jour ; vous pourrez rebasculer à tout moment.`,
  },
  keep: 'Ne rien changer',
} satisfies Translated<typeof English>
