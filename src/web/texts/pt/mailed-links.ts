import type { mailedLinkTexts as English } from '#texts/mailed-links.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where the other links of mails about the own account lead. */
export const mailedLinkTexts = {
  expired: 'Pedido expirado',
  toSignIn: 'Iniciar sessão',
  /** By what became of it. */
  states: {
    USED: 'Esta ligação já foi usada. Só funciona uma vez.',
    REPLACED: 'Enviámos-lhe uma ligação mais recente. Abra o último e-mail.',
    OVER: 'Esta ligação expirou.',
    UNKNOWN: 'Esta ligação já foi usada ou expirou.',
  },
  askForNew: 'Pedir uma nova ligação',
  requested: {
    invitation:
      'Se o convite ainda estiver em aberto, quem o enviou recebe uma notificação. Recebe um e-mail com uma nova ligação assim que o convite for enviado de novo.',
    confirmation: 'Se o seu endereço ainda não estiver confirmado, vai receber um e-mail com uma nova ligação.',
  },
  invitationOver:
    'Se já aderiu, inicie sessão. Caso contrário, peça à pessoa que lhe enviou o convite que o envie de novo.',
  confirmationOver: 'Inicie sessão para ver que endereço a sua conta usa.',
  noNew:
    'Não há uma nova ligação para isto. Se outra pessoa puder estar a usar a sua conta, defina uma nova palavra-passe.',
  confirm: {
    title: 'Confirme o seu endereço de e-mail',
    lead: 'A sua conta passa a usar este endereço assim que o confirmar.',
    submit: 'Confirmar este endereço',
    done: 'O seu novo endereço de e-mail conta a partir de agora.',
  },
  undo: {
    title: 'Manter o seu endereço de e-mail',
    lead: 'A alteração é anulada e a sessão é terminada em todos os dispositivos.',
    submit: 'Anular a alteração',
    done: 'O seu endereço de e-mail fica como estava. Se outra pessoa puder conhecer a sua palavra-passe, defina uma nova.',
  },
  disown: {
    title: 'Não reconhece esta ação?',
    lead: 'A sessão é terminada em todos os dispositivos, e enviamos-lhe por e-mail uma ligação para definir uma nova palavra-passe.',
    submit: 'Terminar sessão em todo o lado',
    done: 'A sessão foi terminada em todos os dispositivos. Procure no seu e-mail a ligação para definir uma nova palavra-passe.',
  },
} satisfies Translated<typeof English>
