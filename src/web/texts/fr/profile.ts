import type {
  companyTexts as EnglishCompany,
  deactivateTexts as EnglishDeactivate,
  languageTexts as EnglishLanguage,
  profileTexts as EnglishProfile,
  userFormTexts as EnglishUserForm,
  usersTexts as EnglishUsers,
} from '#texts/profile.ts'
import type { Translated } from '#web/texts/translated.ts'

const updated = 'Compte mis à jour'
const mandatory = 'Ce champ est obligatoire'
const cancel = 'Annuler'

export const profileTexts = {
  title: 'Informations personnelles',
  lead: 'Votre nom et vos coordonnées.',
  civility: 'Civilité',
  civilities: { MR: 'M.', MS: 'Mme', OTHER: 'Autre' },
  firstname: 'Prénom',
  lastname: 'Nom',
  job: 'Fonction',
  email: 'E-mail',
  emailHelp:
    'Cette adresse vous sert à vous connecter. Une nouvelle adresse est prise en compte dès que vous la confirmez par le lien que nous y envoyons.',
  phone: 'Numéro de téléphone',
  phone2: 'Second numéro de téléphone',
  mandatory,
  invalid: 'E-mail non valide',
  save: 'Enregistrer',
  updated,
  pending: 'Votre nouvelle adresse e-mail n’est pas encore confirmée.',
  zone: 'Fuseau horaire',
  zoneLead:
    'S’applique aux heures à l’écran, dans les e-mails et dans les fichiers que vous exportez. Les devis et les autres documents gardent le fuseau horaire de votre entreprise.',
  zoneUsual: {
    company: (place) => `Comme mon entreprise (${place})`,
    office: (place) => `Comme le back-office (${place})`,
  },
  zoneChosen: (place) => `Nouveau fuseau horaire : ${place}`,
  pendingLead: (email) =>
    `Ouvrez le lien que nous avons envoyé à ${email} pour la confirmer. D’ici là, l’ancienne reste valable.`,
} satisfies Translated<typeof EnglishProfile>

export const companyTexts = {
  title: 'Entreprise',
  lead: 'Les données de votre entreprise, telles qu’imprimées sur les devis et les factures.',
  data: 'Données de l’entreprise',
  organizationName: 'Nom de l’entreprise',
  address: 'Adresse',
  address2: 'Complément d’adresse',
  zipCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  email: 'E-mail',
  phone: 'Numéro de téléphone',
  contactName: 'Contact',
  contactPhone: 'Téléphone du contact',
  mandatory,
  invalid: 'E-mail de l’entreprise non valide',
  save: 'Enregistrer',
  updated,
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent modifier l’entreprise.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
  cannot: 'Votre rôle ne permet pas de modifier l’entreprise',
  kinds: { SHIPPING: 'Adresses de livraison', BILLING: 'Adresses de facturation' },
  primary: 'Principale',
  secondary: 'Secondaire',
  noAddress: {
    SHIPPING: 'Aucune adresse de livraison pour le moment.',
    BILLING: 'Aucune adresse de facturation pour le moment.',
  },
  edit: { SHIPPING: 'Toutes les adresses de livraison', BILLING: 'Toutes les adresses de facturation' },
} satisfies Translated<typeof EnglishCompany>

/** The people of the own company. */
export const usersTexts = {
  title: 'Utilisateurs',
  lead: 'Qui peut se connecter dans votre entreprise, et avec quel rôle.',
  add: 'Inviter un utilisateur',
  roles: 'Droits de chaque rôle',
  name: 'Nom',
  email: 'E-mail',
  job: 'Fonction',
  role: 'Rôle',
  state: 'État',
  seen: 'Dernière visite',
  actions: 'Actions',
  states: {
    ACTIVE: 'Actif',
    INVITED: 'Invitation envoyée',
    INVITATION_EXPIRED: 'Invitation expirée',
    DEACTIVATED: 'Désactivé',
    ERASED: 'Effacé',
  },
  ends: (hours) => (hours <= 1 ? 'expire dans l’heure' : `expire dans ${hours} h`),
  asksForLink: 'nouveau lien demandé',
  moves: (email) => `Adresse pas encore confirmée : ${email}`,
  edit: 'Modifier',
  editOf: (name) => `Modifier : ${name}`,
  again: 'Renvoyer',
  sentAgain: (email) => `L’invitation a été renvoyée à ${email}. L’ancien lien ne fonctionne plus.`,
  withdraw: 'Annuler l’invitation',
  withdrawTitle: (name) => `Annuler cette invitation : ${name} ?`,
  withdrawLead: 'Le lien cesse de fonctionner, et les données saisies sur la personne sont supprimées.',
  keepInvited: 'Conserver l’invitation',
  withdrawn: 'Invitation annulée',
  deactivate: 'Désactiver',
  back: 'Réactiver',
  backOf: (name) => `Réactiver : ${name}`,
  broughtBack: (name) => `${name} peut à nouveau se connecter`,
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent gérer les utilisateurs.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
  cannot: (names) => `Réservé au rôle Achats${names === '' ? '' : ` : adressez-vous à ${names}`}`,
  lastOne: 'Il doit rester au moins un utilisateur ayant le rôle Achats',
  says: (name, state, role) => `${name} : ${role}, ${state}`,
  none: 'Personne n’a encore de compte dans votre entreprise.',
} satisfies Translated<typeof EnglishUsers>

export const deactivateTexts = {
  title: (name) => `Désactiver ce compte : ${name} ?`,
  lead: 'La personne est aussitôt déconnectée partout et ne peut plus se connecter. Vous pourrez la réactiver.',
  stays:
    'Les commandes, devis et documents appartiennent à votre entreprise : tous ses utilisateurs peuvent les poursuivre.',
  work: 'Ce que cette personne est seule à voir',
  cart: (lines) => (lines === 1 ? '1 produit dans son panier' : `${lines} produits dans son panier`),
  draft: 'Une commande en préparation',
  tickets: (references) =>
    `${references.length === 1 ? 'Une demande privée' : `${references.length} demandes privées`} : ${references.join(', ')}`,
  shared: (count) =>
    count === 1
      ? 'Une de ses demandes ou un de ses signalements peut être lu et poursuivi par toute votre entreprise.'
      : `${count} de ses demandes et signalements peuvent être lus et poursuivis par toute votre entreprise.`,
  nothing: 'Cette personne ne laisse rien en suspens.',
  successor: 'Qui prend le relais',
  noOne: 'Personne',
  waits:
    'Les produits et la commande passent dans le panier de la personne qui prend le relais. Sans elle, tout reste en attente.',
  confirmBoth: 'Transmettre et désactiver',
  keep: 'Garder cet utilisateur',
  confirm: 'Désactiver',
  done: (name) => `Compte désactivé : ${name}`,
} satisfies Translated<typeof EnglishDeactivate>

/** A new person, or one with an account. */
export const userFormTexts = {
  titleNew: 'Inviter un utilisateur',
  titleEdit: (name) => `Modifier : ${name}`,
  tabEdit: 'Modifier un utilisateur',
  leadNew:
    'Nous envoyons par e-mail un lien pour définir un mot de passe. Il fonctionne une seule fois, pendant 48 heures.',
  leadInvited: 'L’enregistrement renvoie l’invitation. L’ancien lien ne fonctionnera plus.',
  leadEdit: 'Un changement de rôle déconnecte aussitôt la personne partout.',
  role: 'Rôle',
  roleHelp: 'Le rôle Achats commande et gère. Le rôle Marketing consulte et utilise les ressources.',
  firstname: 'Prénom',
  lastname: 'Nom',
  job: 'Fonction',
  email: 'E-mail',
  emailHelp:
    'Une nouvelle adresse est prise en compte dès que la personne la confirme par le lien que nous y envoyons.',
  phone: 'Numéro de téléphone',
  phone2: 'Second numéro de téléphone',
  mandatory,
  invalid: 'E-mail non valide',
  send: 'Envoyer l’invitation',
  save: 'Enregistrer',
  cancel,
  invited: (email) => `L’invitation a été envoyée à ${email}`,
  saved: updated,
  gone: 'Cet utilisateur n’existe pas, ou son compte est désactivé.',
  toUsers: 'Tous les utilisateurs',
} satisfies Translated<typeof EnglishUserForm>

/** The language of the screens. */
export const languageTexts = {
  title: 'Langue',
  lead: 'S’applique aux écrans. Les e-mails, les documents et ce que chacun écrit restent tels quels.',
  own: 'Votre langue',
  asCompany: (language) => `Comme mon entreprise (${language})`,
  asBrowser: 'Comme le navigateur',
  company: 'Langue de l’entreprise',
  companyHelp: 'Pour vos collègues qui n’en ont pas choisi.',
} satisfies Translated<typeof EnglishLanguage>
