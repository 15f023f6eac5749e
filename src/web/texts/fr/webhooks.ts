import type {
  webhookAttemptTexts as EnglishAttempts,
  webhookFormTexts as EnglishForm,
  webhookRemovalTexts as EnglishRemoval,
  webhookReplayTexts as EnglishReplay,
  webhookSecretTexts as EnglishSecret,
  webhooksTexts as EnglishWebhooks,
} from '#texts/webhooks.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where events are sent, for companies and for the provider. */
export const webhooksTexts = {
  title: 'Webhooks',
  lead: 'Vos propres systèmes reçoivent les événements dès qu’ils se produisent : signés, dans l’ordre et au moins une fois. Ce qu’un système n’a pas reçu lui est envoyé à son retour.',
  link: 'Webhooks',
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent gérer les webhooks.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
  onlyAdmin: 'Seuls les administrateurs peuvent gérer les webhooks.',
  off: 'Les webhooks sont désactivés sur ce portail. Rien n’est envoyé.',
  suspended:
    'Votre compte est suspendu. Les événements attendent et seront envoyés, dans l’ordre, dès qu’il sera de nouveau actif.',
  none: 'Il n’y a pas encore de webhook.',
  add: 'Ajouter un webhook',
  columns: {
    name: 'Nom',
    state: 'Statut',
    waiting: 'Événements en attente',
    delivered: 'Dernière livraison',
    actions: 'Actions',
  },
  states: {
    ACTIVE: 'Actif',
    FAILING: 'En échec',
    PAUSED: 'En pause',
    GIVEN_UP: 'En pause après une semaine d’échecs',
  },
  nextTry: 'Prochaine tentative :',
  atLeast: (events) => `${events} ou plus`,
  never: 'Jamais',
  attempts: 'Afficher les tentatives',
  test: 'Envoyer un événement de test',
  edit: 'Modifier',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  replay: 'Renvoyer des événements',
  secret: 'Nouveau secret de signature',
  remove: 'Supprimer',
  added: 'Le webhook est ajouté.',
  saved: 'Le webhook est enregistré.',
  paused: 'Le webhook est en pause. Il recevra ce qui lui manque lorsque vous le reprendrez.',
  resumed: 'Le webhook est de nouveau actif.',
  removed: 'Le webhook est supprimé.',
  tested: (milliseconds) => `L’événement de test a été accepté en ${milliseconds} ms.`,
  notTested: (reason) => `L’événement de test n’a pas été accepté : ${reason}.`,
  replayed: (position) => `Les événements sont renvoyés à partir de la position ${position}.`,
} satisfies Translated<typeof EnglishWebhooks>

export const webhookFormTexts = {
  newTitle: 'Ajouter un webhook',
  editTitle: (name) => `Modifier ${name}`,
  keep: 'Annuler',
  confirm: 'Enregistrer',
  name: 'Nom',
  url: 'Adresse',
  urlHelp: 'Publique et en https. Nous y envoyons les événements avec POST.',
  kinds: 'Événements',
  missing: 'Obligatoire',
} satisfies Translated<typeof EnglishForm>

export const webhookReplayTexts = {
  title: (name) => `Renvoyer des événements à ${name}`,
  keep: 'Annuler',
  confirm: 'Renvoyer',
  lead: 'Tous les événements de ce webhook sont renvoyés dans l’ordre, avec les mêmes identifiants. Saisissez le jour ou la position de départ.',
  day: 'Jour (UTC)',
  position: 'Position',
  one: 'Saisissez un jour ou une position',
  wrong: 'Saisissez un nombre entier supérieur à 0',
} satisfies Translated<typeof EnglishReplay>

export const webhookSecretTexts = {
  title: 'Secret de signature',
  lead: 'Il permet à votre système de vérifier qu’un événement vient de nous. Il n’est affiché que cette fois. Conservez-le en lieu sûr.',
  copy: 'Copier',
  copied: 'Copié',
  done: 'Terminé',
  renewTitle: 'Créer un nouveau secret de signature ?',
  renew: 'Le secret actuel reste valable 24 heures en plus du nouveau.',
  keep: 'Annuler',
  confirm: 'Créer un nouveau secret',
} satisfies Translated<typeof EnglishSecret>

export const webhookRemovalTexts = {
  title: (name) => `Supprimer ${name} ?`,
  lead: 'Plus rien n’y est envoyé. Ses tentatives sont supprimées.',
  keep: 'Annuler',
  confirm: 'Supprimer',
} satisfies Translated<typeof EnglishRemoval>

export const webhookAttemptTexts = {
  title: (name) => `Tentatives : ${name}`,
  lead: 'Les 30 derniers jours, les plus récentes d’abord.',
  all: 'Toutes',
  failed: 'En échec',
  shown: 'Tentatives affichées',
  none: 'Il n’y a aucune tentative.',
  at: 'Heure',
  kind: 'Événement',
  position: 'Position',
  result: 'Résultat',
  took: 'Durée',
  milliseconds: (value) => `${value} ms`,
  test: 'Test',
  delivered: (status) => `Livré (${status})`,
  answered: (status) => `Réponse ${status}`,
  faults: {
    TIMEOUT: 'Pas de réponse en 10 secondes',
    ADDRESS: 'L’adresse n’est pas publique',
    NAME: 'Le nom d’hôte est introuvable',
    CERTIFICATE: 'Le certificat n’est pas valide',
    CONNECTION: 'Pas de connexion',
  },
} satisfies Translated<typeof EnglishAttempts>
