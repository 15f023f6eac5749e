import type {
  answerArtworkTexts as EnglishAnswerArtwork,
  issueTexts as EnglishIssue,
  issueKindTexts as EnglishIssueKind,
  issueNoteTexts as EnglishIssueNote,
  labelTexts as EnglishLabel,
  labelKindTexts as EnglishLabelKind,
  proposeArtworkTexts as EnglishProposeArtwork,
  releaseIssueTexts as EnglishReleaseIssue,
  reportIssueTexts as EnglishReportIssue,
} from '#texts/labels.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

export const labelKindTexts = {
  SECONDARY_PACKAGING: 'Conditionnement secondaire',
  MASTER_CARTON: 'Carton groupé',
  SHIPPING_CARTON: 'Carton d’expédition',
  OTHER: 'Autre emballage',
} satisfies Translated<typeof EnglishLabelKind>

export const issueKindTexts = {
  WRONG_TEXT: 'Texte erroné',
  WRONG_TRANSLATION: 'Traduction erronée',
  WRONG_CODE: 'Code erroné',
  MISSING_SYMBOL: 'Symbole manquant',
  PRINT_QUALITY: 'Qualité d’impression',
  OTHER: 'Autre',
} satisfies Translated<typeof EnglishIssueKind>

export const labelTexts = {
  title: 'Étiquettes',
  lead: 'Les maquettes de vos enregistrements, par produit et par pays.',
  table: 'Étiquettes',
  name: 'Nom',
  product: 'Produit',
  code: 'Code',
  version: 'Version',
  region: 'Région',
  date: 'Date',
  download: 'Télécharger',
  downloadNamed: (code) => `Télécharger l’étiquette ${code}`,
  former: (version, code) => `Version ${version} : ${code}`,
  kind: 'Imprimée sur',
  actions: 'Actions',
  report: 'Signaler un problème',
  reportNamed: (code) => `Signaler un problème sur l’étiquette ${code}`,
  search: 'Produit, code ou pays',
  searchChip: 'Recherche',
  empty: 'Aucune étiquette pour le moment. Elles s’affichent ici dès que vos enregistrements en ont.',
  thing: 'étiquette',
  things: 'étiquettes',
} satisfies Translated<typeof EnglishLabel>

export const reportIssueTexts = {
  title: 'Signaler un problème',
  label: 'Étiquette',
  region: 'Région',
  kind: 'Ce qui ne va pas',
  detail: 'Précisions',
  files: 'Photos ou documents',
  chooseLabel: 'Sélectionnez une étiquette',
  enterRegion: 'Saisissez la région',
  enterDetail: 'Indiquez ce qui ne va pas',
  keep: 'Annuler',
  confirm: 'Signaler le problème',
  done: 'Problème signalé',
  failed: 'Le problème n’a pas pu être signalé',
  looking: 'Recherche des commandes avec cette étiquette…',
  holds: (count) =>
    `${counted(count, 'commande sera bloquée', 'commandes seront bloquées')} jusqu’à ce que le service qualité libère l’étiquette :`,
  holdsNone: 'Aucune de vos commandes non expédiées ne porte cette étiquette. Aucune commande ne sera bloquée.',
  holdsLater:
    'Les commandes de ce produit pour ce pays que vous passez tant que le problème est ouvert sont bloquées, elles aussi, jusqu’à ce que le service qualité libère l’étiquette.',
  onHold: 'déjà bloquée',
} satisfies Translated<typeof EnglishReportIssue>

export const issueTexts = {
  inProgress: 'Problèmes d’étiquettes en cours',
  released: 'Problèmes d’étiquettes libérés',
  issue: (number) => `Problème d’étiquette ${number}`,
  heading: (number, product) => `Problème d’étiquette ${number}, ${product}`,
  rounds: (number) => `Cycles du problème d’étiquette ${number}`,
  round: (round) => `Cycle ${round}`,
  waitsForYou: (round) => `Cycle ${round} : en attente de votre réponse`,
  waitsForProvider: (round) => `Cycle ${round} : en attente de la maquette`,
  waitsForDistributor: (round) => `Cycle ${round} : en attente du distributeur`,
  waitsForQuality: (round) => `Cycle ${round} : en attente du service qualité`,
  isReleased: 'Libéré',
  label: 'Étiquette',
  labelOf: (code, kind) => `${code}, ${kind}`,
  region: 'Région',
  kind: 'Ce qui ne va pas',
  detail: 'Précisions',
  files: 'Fichiers',
  reported: 'Signalé',
  reportedBy: (by, on) => `${by}, ${on}`,
  orders: 'Commandes',
  noOrders: 'Aucune bloquée',
  order: (num, held) => `${num}${held ? ', bloquée' : ''}`,
  dueOn: (on) => `Merci de répondre au plus tard le ${on}`,
  proposed: (by, on) => `Maquette proposée par ${by}, ${on}`,
  accepted: (by, on) => `Acceptée par ${by}, ${on}`,
  answered: (by, on) => `Modifications demandées par ${by}, ${on}`,
  statement: (by, on) => `Libéré par ${by}, ${on}`,
  asItIs: 'L’étiquette reste telle quelle.',
  newCode: (code) => `La nouvelle étiquette est ${code}.`,
  accept: 'Accepter la maquette',
  answer: 'Demander des modifications',
  changed: (number) => `Problème d’étiquette ${number} : mise à jour`,
} satisfies Translated<typeof EnglishIssue>

export const answerArtworkTexts = {
  acceptTitle: (round) => `Accepter la maquette du cycle ${round}`,
  acceptWhat: (code) =>
    `Le service qualité libère ensuite l’étiquette ${code}, et les commandes bloquées pour cette raison reprennent.`,
  accept: 'Accepter la maquette',
  accepted: 'Maquette acceptée.',
  answerTitle: (round) => `Demander des modifications : cycle ${round}`,
  reason: 'Ce qu’il faut modifier',
  missing: 'Indiquez ce qu’il faut modifier',
  answer: 'Demander les modifications',
  answered: 'Modifications demandées.',
  keep: 'Annuler',
} satisfies Translated<typeof EnglishAnswerArtwork>

export const proposeArtworkTexts = {
  title: (round) => `Proposer une maquette, cycle ${round}`,
  what: (company) => `${company} la vérifie.`,
  file: 'Maquette',
  code: 'Code de la nouvelle étiquette',
  note: 'Note pour le distributeur',
  chooseFile: 'Importez la maquette',
  dueOn: 'Réponse attendue le',
  dueHelp: 'Le distributeur reçoit un rappel ce jour-là, et vous en recevez tous deux un une fois la date passée.',
  wrongDay: 'Saisissez une date, par exemple 31/12/2026',
  enterCode: 'Saisissez un code : majuscules, chiffres, points, barres obliques et tirets',
  keep: 'Annuler',
  confirm: 'Envoyer au distributeur',
  sent: (company) => `Maquette envoyée à ${company}.`,
} satisfies Translated<typeof EnglishProposeArtwork>

export const releaseIssueTexts = {
  title: (number) => `Libérer le problème d’étiquette ${number}`,
  withLabel: (code, orders) =>
    `La maquette ${code} devient l’étiquette. ${
      orders === 0
        ? 'Aucune commande n’est bloquée pour cette raison.'
        : `${counted(orders, 'commande sera débloquée', 'commandes seront débloquées')}, sauf si un autre problème les retient.`
    }`,
  asItIs: 'Aucune maquette n’a été proposée : l’étiquette reste telle quelle, et ses commandes sont débloquées.',
  statement: 'Ce qui a été vérifié',
  enterStatement: 'Indiquez ce qui a été vérifié',
  password: 'Votre mot de passe',
  enterPassword: 'Saisissez votre mot de passe',
  keep: 'Annuler',
  confirm: 'Libérer',
  done: (number) => `Problème d’étiquette ${number} : étiquette libérée.`,
} satisfies Translated<typeof EnglishReleaseIssue>

export const issueNoteTexts = {
  title: (number) => `Note interne sur le problème d’étiquette ${number}`,
  what: 'Seule l’équipe la lit.',
  text: 'Note',
  missing: 'Saisissez une note',
  keep: 'Annuler',
  confirm: 'Ajouter la note',
  done: 'Note ajoutée.',
} satisfies Translated<typeof EnglishIssueNote>
