import type {
  activityTexts as EnglishActivity,
  factorCodeTexts as EnglishFactorCode,
  passwordAgainTexts as EnglishPasswordAgain,
  recoveryTexts as EnglishRecovery,
  secondFactorTexts as EnglishSecondFactor,
  secondStepTexts as EnglishSecondStep,
  securityTexts as EnglishSecurity,
  sessionTexts as EnglishSession,
  setUpTexts as EnglishSetUp,
} from '#texts/security.ts'
import type { Translated } from '#web/texts/translated.ts'

const updated = 'Compte mis à jour'
const mandatory = 'Ce champ est obligatoire'

/** Required when it was not entered for a while. */
export const passwordAgainTexts = {
  title: 'Saisissez à nouveau votre mot de passe',
  lead: 'Votre connexion date de plus de dix minutes. Votre mot de passe confirme que c’est bien vous.',
  password: 'Mot de passe',
  missing: 'Saisissez votre mot de passe',
  keep: 'Annuler',
  confirm: 'Continuer',
} satisfies Translated<typeof EnglishPasswordAgain>

/** The login name and the password. */
export const securityTexts = {
  title: 'Sécurité',
  lead: 'Comment vous vous connectez, et sur quels appareils.',
  signIn: 'Identifiant et mot de passe',
  username: 'Identifiant',
  usernameHelp: 'Vous vous connectez avec cet identifiant ou avec votre adresse e-mail.',
  current: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newHelp:
    'Laissez ce champ vide pour garder votre mot de passe. Un nouveau mot de passe vous déconnecte de tous les autres appareils. Les mots de passe courants sont refusés.',
  confirmation: 'Confirmer le nouveau mot de passe',
  differs: 'Vérifiez la confirmation de votre nouveau mot de passe',
  mandatory,
  save: 'Enregistrer',
  updated,
} satisfies Translated<typeof EnglishSecurity>

export const sessionTexts = {
  title: 'Vos sessions ouvertes',
  lead: 'Mettez fin à toute session que vous ne connaissez pas, et définissez un nouveau mot de passe.',
  device: 'Appareil',
  since: 'Connexion',
  last: 'Dernière utilisation',
  here: 'Cet appareil',
  actions: 'Actions',
  end: 'Déconnecter',
  endOf: (device) => `Déconnecter l’appareil : ${device}`,
  ended: 'Appareil déconnecté',
  endOthers: 'Déconnecter tous les autres appareils',
  othersEnded: 'Tous les autres appareils sont déconnectés',
} satisfies Translated<typeof EnglishSession>

export const activityTexts = {
  title: 'Activité du compte',
  lead: 'Les 50 dernières modifications. Si l’une d’elles ne vient pas de vous, définissez un nouveau mot de passe et déconnectez tous les autres appareils.',
  what: 'Action',
  detail: 'Détails',
  where: 'Origine',
  when: 'Date',
  by: (name) => `par ${name}`,
  none: 'Aucune activité sur votre compte pour le moment.',
} satisfies Translated<typeof EnglishActivity>

export const secondFactorTexts = {
  title: 'Second facteur',
  lead: 'Un code donné par une application de votre téléphone, en plus du mot de passe. Le mot de passe seul ne suffit alors plus pour se connecter.',
  on: 'Activé',
  off: 'Désactivé',
  required: 'Votre rôle l’exige : il ne peut pas être désactivé.',
  left: (codes) => (codes < 2 ? `Il reste ${codes} code de récupération.` : `Il reste ${codes} codes de récupération.`),
  setUp: 'Configurer',
  turnOff: 'Désactiver',
  turnOffTitle: 'Désactiver le second facteur ?',
  turnOffLead:
    'Vous vous connecterez avec votre mot de passe seul. Vos codes de récupération cesseront de fonctionner.',
  keep: 'Le garder',
  turnedOff: 'Le second facteur est désactivé',
  newCodes: 'Nouveaux codes de récupération',
  newCodesTitle: 'Créer de nouveaux codes de récupération ?',
  newCodesLead: 'Ceux que vous avez cesseront aussitôt de fonctionner.',
  keepCodes: 'Garder les anciens',
  other: 'Utiliser une autre application',
  otherTitle: 'Configurer une autre application d’authentification ?',
  otherLead:
    'L’application actuelle fonctionne jusqu’à ce que vous saisissiez un code de la nouvelle. Vous recevrez alors de nouveaux codes de récupération.',
  otherNext: 'Continuer',
  keepApp: 'Garder l’application',
} satisfies Translated<typeof EnglishSecondFactor>

/** A second factor is changed by a code of it. */
export const factorCodeTexts = {
  code: 'Code actuel',
  help: 'Donné par votre application d’authentification, ou l’un de vos codes de récupération',
  missing: 'Saisissez un code de votre application, ou un code de récupération',
} satisfies Translated<typeof EnglishFactorCode>

/** While it is set up. */
export const setUpTexts = {
  title: 'Configurer le second facteur',
  scan: 'Scannez cette image avec une application d’authentification, ou saisissez-y la clé.',
  picture: 'Code QR contenant la clé de votre second facteur',
  key: 'Clé',
  code: 'Code affiché par l’application',
  codeMissing: 'Saisissez les six chiffres affichés par votre application',
  keep: 'Annuler',
  confirm: 'L’activer',
} satisfies Translated<typeof EnglishSetUp>

export const recoveryTexts = {
  title: 'Vos codes de récupération',
  lead: 'Gardez-les à un endroit accessible sans votre téléphone. Chacun vous permet de vous connecter une fois sans l’application. Ils ne s’affichent que cette fois-ci.',
  codes: 'Codes de récupération',
  copy: 'Copier',
  copied: 'Copié',
  saved: 'Je les ai conservés',
} satisfies Translated<typeof EnglishRecovery>

/** After the password, while signing in. */
export const secondStepTexts = {
  code: 'Code',
  help: 'Donné par votre application d’authentification, ou l’un de vos codes de récupération',
  missing: 'Saisissez le code',
  setUp: 'Votre rôle exige une application d’authentification. Configurez-la maintenant.',
  submit: 'Se connecter',
  back: 'Retour',
} satisfies Translated<typeof EnglishSecondStep>
