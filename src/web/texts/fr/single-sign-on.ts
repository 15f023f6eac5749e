import type {
  companySignInTexts as EnglishCompanySignIn,
  signInAgainTexts as EnglishSignInAgain,
  signInReturnTexts as EnglishSignInReturn,
} from '#texts/single-sign-on.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where an issuer leads back to. */
export const signInReturnTexts = {
  title: 'Connexion',
  lead: 'Un instant, s’il vous plaît.',
  proved: 'Confirmé. Fermez cette fenêtre et continuez dans l’autre.',
  toSignIn: 'Retour à la connexion',
} satisfies Translated<typeof EnglishSignInReturn>

/** Required when the person signed in by single sign-on a while ago. */
export const signInAgainTexts = {
  title: 'Connectez-vous à nouveau',
  lead: 'Votre connexion date de plus de dix minutes. Connectez-vous à nouveau pour confirmer que c’est bien vous. Une nouvelle fenêtre s’ouvre.',
  keep: 'Annuler',
  confirm: 'Se connecter à nouveau',
} satisfies Translated<typeof EnglishSignInAgain>

/** Of one company, in the office. */
export const companySignInTexts = {
  title: 'Authentification unique',
  lead: 'Les utilisateurs de l’entreprise se connectent avec le compte de leur entreprise, par OpenID Connect.',
  off: 'Non configurée. Les utilisateurs se connectent par mot de passe.',
  setUp: 'Configurer',
  change: 'Modifier',
  remove: 'Supprimer',
  issuer: 'Émetteur',
  issuerHelp: 'Par exemple https://login.example.com. Fourni par l’équipe informatique de l’entreprise.',
  clientId: 'ID client',
  clientSecret: 'Secret client',
  secretKept: 'Laissez vide pour conserver le secret actuel.',
  domains: 'Domaines de messagerie',
  domainsHelp: 'Séparés par des virgules, par exemple example.com, example.org',
  required: 'Les mots de passe ne fonctionnent plus pour cette entreprise',
  requiredShort: 'Obligatoire',
  optionalShort: 'Facultative, les mots de passe fonctionnent aussi',
  returnTo: 'URI de redirection à y enregistrer',
  mode: 'Utilisation',
  mandatory: 'Ce champ est obligatoire',
  keep: 'Annuler',
  save: 'Enregistrer',
  saved: (name) => `Authentification unique de ${name} enregistrée.`,
  removeTitle: (name) => `Supprimer l’authentification unique de ${name} ?`,
  removeLead:
    'Les personnes connectées ainsi sont déconnectées. Elles pourront ensuite utiliser un mot de passe, à définir par « J’ai oublié mon mot de passe ».',
  removed: (name) => `Authentification unique de ${name} supprimée.`,
} satisfies Translated<typeof EnglishCompanySignIn>
