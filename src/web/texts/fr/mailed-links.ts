import type { mailedLinkTexts as English } from '#texts/mailed-links.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where the other links of mails about the own account lead. */
export const mailedLinkTexts = {
  expired: 'Lien expiré',
  toSignIn: 'Se connecter',
  /** By what became of it. */
  states: {
    USED: 'Ce lien a déjà été utilisé. Il ne fonctionne qu’une fois.',
    REPLACED: 'Nous vous avons envoyé un lien plus récent. Ouvrez le dernier e-mail.',
    OVER: 'Ce lien a expiré.',
    UNKNOWN: 'Ce lien a déjà été utilisé ou a expiré.',
  },
  askForNew: 'Demander un nouveau lien',
  requested: {
    invitation:
      'Si l’invitation est encore ouverte, son expéditeur reçoit une notification. Vous recevrez un e-mail avec un nouveau lien dès qu’il la renvoie.',
    confirmation: 'Si votre adresse n’est pas encore confirmée, un e-mail avec un nouveau lien est en route.',
  },
  invitationOver:
    'Si votre compte existe déjà, connectez-vous. Sinon, demandez à l’expéditeur de l’invitation de la renvoyer.',
  confirmationOver: 'Connectez-vous pour voir quelle adresse votre compte utilise.',
  noNew:
    'Il n’y a pas de nouveau lien dans ce cas. Si quelqu’un d’autre utilise peut-être votre compte, définissez un nouveau mot de passe.',
  confirm: {
    title: 'Confirmez votre adresse e-mail',
    lead: 'Votre compte utilisera cette adresse dès que vous l’aurez confirmée.',
    submit: 'Confirmer cette adresse',
    done: 'Votre nouvelle adresse e-mail est désormais prise en compte.',
  },
  undo: {
    title: 'Garder votre adresse e-mail',
    lead: 'Le changement est annulé, et tous vos appareils sont déconnectés.',
    submit: 'Annuler le changement',
    done: 'Votre adresse e-mail reste inchangée. Si quelqu’un d’autre connaît peut-être votre mot de passe, définissez-en un nouveau.',
  },
  disown: {
    title: 'Ce n’était pas vous ?',
    lead: 'Tous vos appareils sont déconnectés, et nous vous envoyons par e-mail un lien pour définir un nouveau mot de passe.',
    submit: 'Déconnecter partout',
    done: 'Tous vos appareils sont déconnectés. Consultez votre messagerie : vous y trouverez le lien pour définir un nouveau mot de passe.',
  },
} satisfies Translated<typeof English>
