import type { tokensTexts as English, createTokenTexts as EnglishCreate } from '#texts/api-tokens.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What programs of the company, or of the provider, call with. */
export const tokensTexts = {
  title: 'Jetons d’API',
  lead: 'Les programmes, comme un ERP, appellent le portail avec un jeton. Il a certaines des autorisations de la personne qui l’a créé.',
  link: 'Jetons d’API',
  add: 'Nouveau jeton',
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent créer des jetons d’API.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
  name: 'Nom',
  permissions: 'Autorisations',
  createdBy: 'Créé par',
  lastUse: 'Dernière utilisation',
  never: 'Jamais',
  from: (network) => `depuis ${network}`,
  expires: 'Expire le',
  worksNot: 'La personne qui l’a créé ne peut pas se connecter',
  actions: 'Actions',
  empty: 'Il n’y a pas de jeton d’API.',
  revoke: 'Révoquer',
  revokeOf: (name) => `Révoquer : ${name}`,
  revokeTitle: (name) => `Révoquer le jeton ${name} ?`,
  revokeLead: 'Les programmes qui l’utilisent ne pourront plus appeler le portail. Cette action est irréversible.',
  keep: 'Le garder',
  revoked: 'Le jeton a été révoqué',
} satisfies Translated<typeof English>

export const createTokenTexts = {
  title: 'Nouveau jeton d’API',
  name: 'Nom',
  nameHelp: 'Celui du programme qui l’utilise, pas celui d’une personne. Le journal d’audit l’affiche.',
  nameMissing: 'Saisissez un nom',
  permissions: 'Autorisations',
  permissionsHelp:
    'Choisissez seulement ce dont le programme a besoin. Les comptes, les approbations et les paramètres sont réservés aux personnes.',
  permissionsMissing: 'Choisissez au moins une autorisation',
  expires: 'Expire après',
  days: (days) => `${days} jours`,
  keep: 'Annuler',
  confirm: 'Créer le jeton',
  secretTitle: 'Votre nouveau jeton',
  secretLead:
    'Copiez-le maintenant dans votre programme. Il n’est affiché que cette fois. Protégez-le comme un mot de passe.',
  lost: 'La connexion a été perdue. Révoquez ce jeton et créez-en un autre.',
  copy: 'Copier',
  copied: 'Copié',
  saved: 'Je l’ai enregistré',
} satisfies Translated<typeof EnglishCreate>
