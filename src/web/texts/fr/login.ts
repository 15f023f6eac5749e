import brand from '#brand'
import type {
  forgottenTexts as EnglishForgotten,
  loginTexts as EnglishLogin,
  resetTexts as EnglishReset,
} from '#texts/login.ts'
import type { Translated } from '#web/texts/translated.ts'

const forgotten = 'J’ai oublié mon mot de passe'
const enterAnEmail = 'Saisissez une adresse e-mail valide'

export const loginTexts = {
  title: 'Se connecter',
  lead: 'Commandez, suivez et documentez chaque expédition au même endroit.',
  email: 'E-mail',
  password: 'Mot de passe',
  remember: 'Se souvenir de moi',
  forgotten,
  submit: 'Se connecter',
  company: 'Continuer avec la connexion de votre entreprise',
  office: 'Équipe : utiliser l’authentification unique',
  isNew: `Première visite sur ${brand.name} ?`,
  signUp: 'Créer un compte',
  ended: 'Votre session a pris fin. Connectez-vous pour continuer.',
  passwordSet: 'Mot de passe enregistré',
  mailed: (email) => `Un e-mail a été envoyé à ${email} pour réinitialiser votre mot de passe`,
  enterEmail: 'Saisissez votre e-mail ou votre identifiant',
  enterAnEmail,
  enterPassword: 'Saisissez votre mot de passe',
} satisfies Translated<typeof EnglishLogin>

/** The question for a link. */
export const forgottenTexts = {
  title: forgotten,
  lead: 'Nous vous enverrons par e-mail un lien pour définir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure.',
  email: 'E-mail',
  enterEmail: enterAnEmail,
  keep: 'Annuler',
  confirm: 'M’envoyer le lien',
} satisfies Translated<typeof EnglishForgotten>

/** Where the link leads. */
export const resetTexts = {
  title: forgotten,
  titleNew: 'Définissez votre mot de passe',
  lead: 'Choisissez un nouveau mot de passe. Tous vos appareils seront déconnectés.',
  leadNew: 'Choisissez un mot de passe, puis connectez-vous avec celui-ci.',
  password: 'Nouveau mot de passe',
  passwordHelp: 'Pas de mot de passe courant, et sans votre nom, identifiant, e-mail ou entreprise.',
  again: 'Confirmer le nouveau mot de passe',
  missing: 'Saisissez un mot de passe',
  different: 'Les mots de passe sont différents',
  maybeSet:
    'La connexion a été interrompue avant que nous puissions confirmer l’opération. Votre mot de passe est peut-être déjà enregistré : essayez de vous connecter avec celui-ci. Si cela ne fonctionne pas, demandez un autre lien.',
  toSignIn: 'Se connecter',
  submit: 'Enregistrer le mot de passe',
} satisfies Translated<typeof EnglishReset>
