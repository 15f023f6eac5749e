import type {
  passkeyTexts as English,
  addPasskeyTexts as EnglishAdd,
  usePasskeyTexts as EnglishUse,
} from '#texts/passkeys.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Passkeys of the signed-in person. */
export const passkeyTexts = {
  title: 'Clés d’accès',
  lead: 'Connectez-vous avec votre empreinte, votre visage ou le code de l’appareil, sans mot de passe. Une clé d’accès est aussi un second facteur.',
  name: 'Nom',
  where: 'Où elle fonctionne',
  synced: 'Synchronisée entre appareils',
  oneDevice: 'Sur un appareil',
  added: 'Ajoutée',
  last: 'Dernière utilisation',
  never: 'Jamais',
  none: 'Vous n’avez pas encore de clé d’accès.',
  add: 'Ajouter une clé d’accès',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  actions: 'Actions',
  remove: 'Supprimer',
  removeOf: (name) => `Supprimer : ${name}`,
  removeTitle: (name) => `Supprimer la clé d’accès ${name} ?`,
  removeLead:
    'Elle ne permettra plus de vous connecter. Supprimez-la aussi de votre appareil ou de votre gestionnaire de mots de passe.',
  keep: 'La garder',
  removed: 'La clé d’accès a été supprimée',
} satisfies Translated<typeof English>

export const addPasskeyTexts = {
  title: 'Ajouter une clé d’accès',
  lead: 'Votre navigateur demandera votre empreinte, votre visage ou le code de l’appareil.',
  name: 'Nom',
  nameHelp: 'Où elle se trouve, par exemple Ordinateur portable',
  nameMissing: 'Saisissez un nom',
  cancelled: 'Aucune clé d’accès n’a été créée. Veuillez réessayer.',
  known: 'Cet appareil a déjà l’une de vos clés d’accès.',
  keep: 'Annuler',
  confirm: 'Continuer',
  done: 'La clé d’accès a été ajoutée',
} satisfies Translated<typeof EnglishAdd>

/** Where one is used. */
export const usePasskeyTexts = {
  signIn: 'Se connecter avec une clé d’accès',
  use: 'Utiliser une clé d’accès',
  only: 'Utilisez votre clé d’accès pour terminer la connexion.',
  cancelled: 'Aucune clé d’accès n’a été utilisée. Veuillez réessayer.',
} satisfies Translated<typeof EnglishUse>
