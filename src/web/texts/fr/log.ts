import { count } from '#platform/text/formats.ts'
import type { logTexts as English, drillTexts as EnglishDrills } from '#texts/log.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The event log itself: how far it is proven, and what its checks found. */
export const logTexts = {
  title: 'Journal d’événements',
  onlyAuditors:
    'Seuls les utilisateurs ayant le rôle Analyste ou Administrateur peuvent voir l’état du journal et lancer des contrôles.',
  lead: 'Chaque événement est chaîné au précédent, et la fin de la chaîne est signée. Un contrôle vérifie que rien n’a été modifié.',
  check: 'Contrôler maintenant',
  checking: 'L’ensemble du journal est en cours de contrôle, en arrière-plan.',
  glance: 'État du journal',
  sealedUpTo: 'Scellé jusqu’à',
  signedUpTo: 'Signé jusqu’à',
  notSigned: 'Rien pour le moment',
  waiting: 'En attente de scellement',
  nextNight: 'Prochain contrôle nocturne',
  noNight: 'Non planifié',
  lastCheck: 'Dernier contrôle',
  cutOff: 'Le journal a été tronqué',
  endsEarly: (endsAt, wentTo) =>
    `Il s’arrête à la position ${endsAt} ; ce qui suivait, au moins jusqu’à la position ${wentTo}, avait été lu et a disparu.`,
  restore: 'Rien n’est enregistré tant que le journal n’est pas restauré depuis une sauvegarde.',
  running: 'Un contrôle est en cours',
  progress: 'Avancement du contrôle',
  of: (done, target) => `${done} positions sur ${target}`,
  beginning: 'Démarrage',
  noCheck: 'Le journal n’a pas encore été contrôlé. Le portail le contrôle chaque nuit.',
  whole: (position) => `Rien n’a été modifié, supprimé, ajouté ni déplacé, jusqu’à la position ${position}.`,
  vouched: (heads, position) =>
    heads === 1
      ? `1 tête signée concorde, à la position ${position}.`
      : `${count(heads)} têtes signées concordent, la dernière à la position ${position}.`,
  unvouched: 'Aucune tête signée ne le garantit.',
  unknownHeads: (heads) =>
    heads === 1
      ? '1 tête signée indique une clé inconnue ici et ne prouve donc rien.'
      : `${count(heads)} têtes signées indiquent des clés inconnues ici et ne prouvent donc rien.`,
  at: (position) => `position ${position}`,
  between: (from, to) => `quelque part après la position ${from}, jusqu’à la position ${to}`,
  outside: 'en dehors du journal',
  before: 'Tout ce qui précède est tel qu’enregistré.',
  beforeHead: 'Tout est prouvé jusqu’à la dernière tête signée concordante ; la modification se situe après.',
  wholeCommit:
    'Un commit a une seule empreinte : chacun de ses événements peut être celui qui a été modifié ; cette position est celle du premier.',
  list: 'Contrôles',
  who: 'Qui',
  when: 'Quand',
  howFar: 'Jusqu’où',
  commits: (count) => `${count} ${count === '1' ? 'commit' : 'commits'}`,
  rate: 'Débit',
  perSecond: (commits) => `${commits} commits/s`,
  verdict: 'Verdict',
  night: 'de nuit',
  states: { RUNNING: 'En cours', ENDED_EARLY: 'Interrompu', WHOLE: 'Intact', FAULT: 'Anomalie' },
  faults: {
    missing: 'Manquant : un événement ou un commit a disparu',
    inserted: 'Inséré : un élément n’a jamais été enregistré ici',
    edited: 'Modifié : ce qui est stocké n’est pas ce qui a été enregistré',
    reordered: 'Déplacé : un autre commit, ou un autre événement de celui-ci, a sa place ici',
    're-hashed': 'Empreintes recalculées : elles ont été réécrites pour correspondre à ce qui est stocké',
    'cut off': 'Tronqué : le journal se poursuivait autrefois à partir d’ici',
    forged: 'Falsifié : une tête signée ne l’a pas été avec la clé qu’elle indique',
  },
} satisfies Translated<typeof English>

/** The backups of the last nights, and what the trial of each restore found. */
export const drillTexts = {
  title: 'Sauvegardes',
  planned:
    'Chaque nuit, une sauvegarde est faite et sa restauration est essayée : la copie est vérifiée et comparée au journal.',
  notPlanned: 'Le portail ne fait pas de sauvegarde la nuit : aucun dossier n’est configuré pour elles.',
  list: 'Sauvegardes nocturnes',
  backup: 'Sauvegarde du',
  notMade: 'Aucune sauvegarde n’a été faite',
  sealed: (file) => `${file}, chiffrée`,
  when: 'Restauration essayée',
  took: 'Durée',
  seconds: (seconds) => `${count(seconds)} s`,
  commits: 'Commits',
  rows: 'Lignes de tables',
  result: 'Résultat',
  matches: 'Conforme au journal',
  fault: 'Anomalie',
} satisfies Translated<typeof EnglishDrills>
