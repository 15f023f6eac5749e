import type { mailedLinkTexts as English } from '#texts/mailed-links.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where the other links of mails about the own account lead. */
export const mailedLinkTexts = {
  expired: 'La solicitud venció',
  toSignIn: 'Iniciar sesión',
  /** By what became of it. */
  states: {
    USED: 'Este enlace ya se usó. Funciona una sola vez.',
    REPLACED: 'Le enviamos un enlace más reciente. Abra el último correo.',
    OVER: 'Este enlace venció.',
    UNKNOWN: 'Este enlace ya se usó o venció.',
  },
  askForNew: 'Solicitar un nuevo enlace',
  requested: {
    invitation:
      'Si la invitación sigue abierta, quien la envió recibe una notificación. Usted recibirá un correo con un nuevo enlace cuando se la envíen de nuevo.',
    confirmation: 'Si su dirección aún no está confirmada, ya va en camino un correo con un nuevo enlace.',
  },
  invitationOver:
    'Si ya tiene una cuenta, inicie sesión. Si no, pida a la persona que le invitó que envíe la invitación de nuevo.',
  confirmationOver: 'Inicie sesión para ver qué dirección usa su cuenta.',
  noNew:
    'No hay un nuevo enlace para esto. Si es posible que otra persona esté usando su cuenta, defina una nueva contraseña.',
  confirm: {
    title: 'Confirme su correo electrónico',
    lead: 'Su cuenta usará esta dirección cuando la confirme.',
    submit: 'Confirmar esta dirección',
    done: 'Su nuevo correo electrónico es válido desde ahora.',
  },
  undo: {
    title: 'Conserve su correo electrónico',
    lead: 'Se revierte el cambio y se cierra su sesión en todos los dispositivos.',
    submit: 'Revertir el cambio',
    done: 'Su correo electrónico queda como estaba. Si es posible que otra persona conozca su contraseña, defina una nueva.',
  },
  disown: {
    title: '¿No fue usted?',
    lead: 'Se cierra su sesión en todos los dispositivos y le enviamos por correo un enlace para definir una nueva contraseña.',
    submit: 'Cerrar sesión en todas partes',
    done: 'Se cerró su sesión en todos los dispositivos. Busque en su correo el enlace para definir una nueva contraseña.',
  },
} satisfies Translated<typeof English>
