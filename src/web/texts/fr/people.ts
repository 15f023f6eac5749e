import type {
  accessTexts as EnglishAccess,
  eraseTexts as EnglishErase,
  inviteTexts as EnglishInvite,
  peopleTexts as EnglishPeople,
  pictureTexts as EnglishPicture,
  resetFactorTexts as EnglishResetFactor,
  withdrawTexts as EnglishWithdraw,
} from '#texts/people.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'
import { roleNames } from './role-names.ts'

/** The people with an account, for the provider's administrators. */
export const peopleTexts = {
  title: 'Personnes',
  lead: 'Tous les comptes, des distributeurs et de l’équipe, actuels et passés.',
  onlyAdmin: 'Seuls les administrateurs peuvent voir les comptes.',
  search: 'Nom ou e-mail',
  searchChip: 'Recherche',
  company: 'Entreprise',
  staff: 'Équipe',
  role: 'Rôle',
  state: 'État',
  anyCompany: 'Toutes les entreprises',
  anyRole: 'Tous les rôles',
  anyState: 'Tout le monde',
  things: 'personne',
  name: 'Nom',
  email: 'E-mail',
  joined: 'Inscription',
  roles: roleNames,
  states: {
    ACTIVE: 'Actif',
    INVITED: 'Invitation envoyée',
    INVITATION_EXPIRED: 'Invitation expirée',
    DEACTIVATED: 'Désactivé',
    ERASED: 'Effacé',
  },
  until: 'jusqu’au',
  asksForLink: 'nouveau lien demandé',
  seen: 'dernière visite le',
  factorOn: 'second facteur',
  invite: 'Inviter une personne',
  again: 'Renvoyer',
  sentAgain: 'L’invitation a été renvoyée. L’ancien lien ne fonctionne plus.',
  withdraw: 'Annuler l’invitation',
  resetFactor: 'Réinitialiser le second facteur',
  erasedBy: (by) => `par ${by}`,
  trail: 'Historique',
  picture: 'Photo',
  access: 'Accès',
  erase: 'Effacer',
  unknown: 'Cette personne n’existe pas.',
  lastSeen: 'Dernière visite',
  secondFactor: 'Second facteur',
  on: 'Activé',
  off: 'Désactivé',
  invitedUntil: 'Invitation valable jusqu’au',
  linkAsked: 'Nouveau lien demandé',
  represents: 'Nous représente auprès de',
  says: (name, state, role) => `${name} : ${role}, ${state}`,
} satisfies Translated<typeof EnglishPeople>

export const inviteTexts = {
  title: 'Inviter une personne',
  lead: 'Nous envoyons par e-mail un lien pour définir un mot de passe. Il fonctionne une seule fois, pendant 48 heures.',
  side: 'Appartient à',
  firstname: 'Prénom',
  lastname: 'Nom',
  job: 'Fonction',
  phone: 'Numéro de téléphone',
  missing: 'Ce champ est obligatoire',
  explained: 'Droits de chaque rôle',
  noRole: 'Choisissez un rôle',
  invalid: 'E-mail non valide',
  keep: 'Annuler',
  confirm: 'Envoyer l’invitation',
  done: (email) => `L’invitation a été envoyée à ${email}`,
} satisfies Translated<typeof EnglishInvite>

export const withdrawTexts = {
  title: (name) => `Annuler cette invitation : ${name} ?`,
  lead: 'Le lien cesse de fonctionner, et les données saisies sur la personne sont supprimées.',
  keep: 'Conserver l’invitation',
  confirm: 'Annuler l’invitation',
  done: 'Invitation annulée',
} satisfies Translated<typeof EnglishWithdraw>

export const resetFactorTexts = {
  title: (name) => `Réinitialiser le second facteur : ${name} ?`,
  lead: 'La personne se connecte avec son mot de passe seul jusqu’à ce qu’elle le configure à nouveau. Elle est déconnectée partout et prévenue par e-mail.',
  reason: 'Motif',
  missing: 'Saisissez un motif',
  keep: 'Le garder',
  confirm: 'Réinitialiser',
  done: 'Second facteur réinitialisé. La personne a été prévenue par e-mail.',
} satisfies Translated<typeof EnglishResetFactor>

type CountForms = readonly [one: string, many: string]
const kindNames: Readonly<Record<'ORDER' | 'QUOTE' | 'DOCUMENTS' | 'FILE', CountForms>> = {
  ORDER: ['commande', 'commandes'],
  QUOTE: ['devis à établir', 'devis à établir'],
  DOCUMENTS: ['commande avec des documents à examiner', 'commandes avec des documents à examiner'],
  FILE: ['dossier', 'dossiers'],
}

export const accessTexts = {
  /** What is on a person's desk, a sentence each. */
  open: (companies, requests, assigned, files) => [
    ...(companies.length > 0 ? [`Nous représente auprès de : ${companies.join(', ')}`] : []),
    ...(requests > 0 ? [`Répond à ${requests === 1 ? 'une demande' : `${requests} demandes`}`] : []),
    ...assigned.map(({ kind, count }) => `À sa charge : ${counted(count, ...kindNames[kind])}`),
    ...(files.length > 0
      ? [`A préparé des décisions, qui seront abandonnées, sur ces dossiers : ${files.join(', ')}`]
      : []),
  ],
  successor: 'Qui prend le relais',
  noSuccessor: 'Non attribué pour le moment',
  successorHelp: 'Les entreprises verront cette personne comme leur contact.',
  title: (name) => `Accès : ${name}`,
  access: 'Se connecte comme',
  none: 'Aucun accès',
  signsOut: 'Tout changement déconnecte aussitôt la personne partout.',
  comesBack: 'La personne se connecte avec l’identifiant et le mot de passe qu’elle avait.',
  unchanged: 'Choisissez ce qui change',
  reason: 'Motif',
  reasonHelp: 'Conservé définitivement dans l’historique : n’y indiquez pas de nom.',
  missing: 'Saisissez un motif',
  keep: 'Ne rien changer',
  confirm: 'Changer l’accès',
  takeAway: 'Retirer l’accès',
  done: 'L’accès a été changé.',
} satisfies Translated<typeof EnglishAccess>

export const pictureTexts = {
  title: (name) => `Photo : ${name}`,
  what: 'Affichée aux entreprises auprès desquelles cette personne nous représente.',
  file: 'Nouvelle photo',
  remove: 'Retirer la photo',
  missing: 'Choisissez une photo',
  keep: 'Annuler',
  confirm: 'Enregistrer la photo',
  done: 'La photo a été changée.',
} satisfies Translated<typeof EnglishPicture>

export const eraseTexts = {
  title: (name) => `Effacer définitivement ${name} ?`,
  what: 'La clé de toutes les données personnelles sera détruite : nom, e-mail, téléphone, identifiant et tous les textes écrits par cette personne. Rien ne pourra être rétabli, pas même depuis le journal. La personne est déconnectée et ne peut pas revenir ; son adresse e-mail peut être réutilisée.',
  stays: 'Les commandes, devis, fichiers et CareCoins restent à l’entreprise, sous le nom « Personne effacée ».',
  personData: 'Données sur cette personne',
  counts: {
    named:
      'Adresses et contacts qui la nomment ou l’ont nommée : ils perdent leur destinataire, leur e-mail et leur téléphone',
    written: 'Messages et notes écrits par elle',
    files: 'Fichiers envoyés par elle : ils restent à l’entreprise, sous un autre nom',
    mails: 'E-mails qui lui ont été envoyés',
    sessions: 'Appareils sur lesquels elle est connectée',
  },
  email: 'Confirmer son adresse e-mail',
  emailHelp: (email) => `Saisissez ${email}`,
  wrongEmail: 'Ce n’est pas l’adresse e-mail de cette personne',
  reason: 'Motif',
  reasonHelp: 'Conservé définitivement dans le journal : n’y indiquez pas de nom.',
  missing: 'Saisissez un motif',
  keep: 'Garder cette personne',
  confirm: 'Effacer définitivement',
  done: 'Personne effacée.',
} satisfies Translated<typeof EnglishErase>
