import type { firstStepsTexts as English } from '#texts/first-steps.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The list for people who are new, on their home. */
export const firstStepsTexts = {
  title: 'Primeros pasos',
  progress: (done, all) => `Completados: ${done} de ${all}`,
  putAway: 'Ocultar esta lista',
  done: 'Hecho',
  open: 'Pendiente',
  steps: {
    DOCUMENTS: {
      title: 'Enviar sus documentos',
      help: 'Nuestro equipo de calidad los revisa antes de que pueda hacer pedidos.',
    },
    ACTIVATION: { title: 'Cuenta activada', help: 'La activamos cuando sus documentos están aprobados.' },
    ADDRESS: { title: 'Agregar una dirección de envío', help: 'Cada pedido se envía a una de sus direcciones.' },
    COLLEAGUE: { title: 'Invitar a un colega', help: 'Cada persona inicia sesión con su propia cuenta.' },
    CART: {
      title: 'Llenar el carrito o solicitar un producto',
      help: 'Su portafolio muestra lo que está disponible en sus países.',
    },
    ORDER: { title: 'Hacer su primer pedido', help: 'Recibirá una cotización de flete en un plazo de 72 horas.' },
    SECOND_FACTOR: {
      title: 'Configurar un segundo factor',
      help: 'Así, su contraseña por sí sola no basta para iniciar sesión.',
    },
    REQUEST: { title: 'Asignarse una solicitud', help: 'Así sus colegas ven que usted la atiende.' },
    VIEW: {
      title: 'Guardar una vista de una lista',
      help: 'Los filtros y las columnas que usa a menudo quedan a un clic.',
    },
    EMAILS: { title: 'Elegir sus notificaciones por correo', help: 'De inmediato, una vez al día o nunca.' },
  },
} satisfies Translated<typeof English>
