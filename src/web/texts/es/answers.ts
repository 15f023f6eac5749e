import type { answerTexts as English, fillers as EnglishFillers } from '#texts/answers.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Questions as people ask them. `terms`: what else they type for it. */
export const answerTexts = {
  cancel: {
    question: '¿Cómo cancelo un pedido?',
    answer:
      'Abra el pedido y elija “Cancelar este pedido”. Puede hacerlo hasta que confirme la cotización; después, escríbanos en la página del pedido.',
    terms: 'cancelar cancelación anular anulación detener retirar deshacer',
  },
  change: {
    question: '¿Cómo cambio un pedido?',
    answer:
      'Abra el pedido y elija “Modificar el pedido”; puede hacerlo hasta que confirme la cotización. Después tenemos 72 horas para una nueva cotización.',
    terms: 'cambiar modificar modifico editar edito actualizar corregir cantidad pedidos',
  },
  standing: {
    question: '¿Puedo pedir lo mismo cada mes?',
    answer: 'Cree un pedido periódico: el día fijado se agrega a su carrito y usted hace el pedido.',
    terms: 'pedido periódico recurrente regular repetir mensual otra vez automático suscripción',
  },
  quote: {
    question: '¿Cuándo recibo mi cotización?',
    answer:
      'En un plazo de 72 horas desde su pedido. Luego tiene 30 días para confirmarla. Cada pedido muestra el tiempo que queda.',
    terms: 'presupuesto precio flete oferta tarda demora plazo llega',
  },
  pay: {
    question: '¿Cómo pago?',
    answer:
      'Cuando un pedido espera su anticipo, su página muestra el monto, y ahí mismo envía el comprobante. La factura llega después de la entrega.',
    terms: 'pagar pago anticipo prepago comprobante banco transferencia dinero',
  },
  invoice: {
    question: '¿Dónde están mis facturas?',
    answer: 'En la página de cada pedido entregado, entre sus documentos.',
    terms: 'factura facturación cobro recibo proforma encuentro',
  },
  track: {
    question: '¿Dónde está mi envío?',
    answer: 'La página de un pedido despachado muestra el transportista y el enlace de rastreo.',
    terms: 'rastrear rastreo seguimiento seguir entrega paquete transporte llega llegada pedido mercancía',
  },
  issue: {
    question: 'Hay algo mal en una entrega',
    answer: 'Repórtelo con el número del pedido y, de ser posible, con fotografías.',
    terms:
      'dañado roto falta faltan faltante queja reclamo problema error reportar devolución devolver pedido mercancía',
  },
  contact: {
    question: '¿Quién es mi contacto?',
    answer: 'Su página de inicio muestra a su representante de ventas, con correo electrónico y teléfono.',
    terms: 'llamar teléfono contactar representante persona hablar responsable asesor soporte',
  },
  ask: {
    question: '¿Cómo hago una pregunta?',
    answer: 'Abra una solicitud a la atención al cliente. Respondemos en 48 horas.',
    terms: 'preguntar consulta ayuda soporte ticket solicitud servicio atención cliente mensaje escribir',
  },
  password: {
    question: 'Olvidé mi contraseña',
    answer:
      'Cierre sesión y elija “Olvidé mi contraseña” en la página de inicio de sesión: recibirá un enlace por correo. Si la recuerda, cámbiela en esta página.',
    terms: 'olvidada olvidado restablecer recuperar cambiar perdida perdí clave acceso iniciar sesión entrar nueva',
  },
  factor: {
    question: '¿Cómo configuro un segundo factor?',
    answer:
      'En esta página, con una aplicación de autenticación. Guarde los códigos de recuperación en un lugar seguro.',
    terms:
      'configurar activar autenticador autenticación 2fa mfa totp código dos pasos cuenta segura seguridad proteger',
  },
  colleague: {
    question: '¿Cómo agrego a un colega?',
    answer: 'Agregue un usuario: su colega recibirá por correo una invitación válida durante 48 horas.',
    terms: 'agregar añadir invitar invito usuario equipo empleado compañero cuenta nueva persona',
  },
  address: {
    question: '¿Cómo agrego una dirección de envío?',
    answer: 'Agréguela aquí y elija cuál se propone primero. Cada pedido se envía a una sola dirección.',
    terms: 'agregar añadir entrega bodega almacén cambiar principal direcciones',
  },
  emails: {
    question: '¿Cómo recibo menos correos?',
    answer: 'Elija para cada tipo: de inmediato, una vez al día o nunca.',
    terms: 'correo notificación notificaciones cancelar suscripción dejar detener desactivar spam email',
  },
  careCoins: {
    question: '¿Cómo uso los CareCoins?',
    answer: 'Los gana con los pedidos entregados y los usa en el carrito. Esta página muestra su saldo y su nivel.',
    terms: 'usar puntos lealtad fidelidad bono canjear ganar gastar monedas',
  },
  documents: {
    question: '¿Cómo reemplazo un documento vencido?',
    answer: 'Envíe aquí la nueva versión. Nuestro equipo de calidad la revisa en un plazo de diez días.',
    terms: 'reemplazar certificado licencia subir cargar renovar enviar actualizar vigente documentos',
  },
  officeQuote: {
    question: '¿Cómo respondo con una cotización?',
    answer:
      'Abra el pedido en la cola, ingrese el flete y envíe la cotización. La cola está ordenada por el tiempo que queda.',
    terms: 'responder cotizar emitir flete enviar envío presupuesto precio pedido',
  },
  officeRequest: {
    question: '¿Cómo tomo una solicitud?',
    answer: 'Ábrala y elija “Asignarme”. Así sus colegas ven que usted la atiende.',
    terms: 'tomar asignar asigno asignarme ticket mía propia encargarse',
  },
  officeCancel: {
    question: '¿Cómo cancelo un pedido?',
    answer: 'Abra el pedido y cancélelo indicando el motivo; es posible hasta que se despache.',
    terms: 'cancelar cancelación anular detener retirar',
  },
  officeActivate: {
    question: '¿Cómo activo una empresa?',
    answer: 'Apruebe sus documentos obligatorios y defina sus países y su representante de ventas. Luego actívela.',
    terms: 'activar distribuidor cuenta aprobar verificación debida diligencia',
  },
  officeInvite: {
    question: '¿Cómo agrego a un colega?',
    answer: 'Invite a una persona y elija su rol. La invitación es válida durante 48 horas.',
    terms: 'agregar añadir invitar invito usuario personal cuenta equipo nueva compañero',
  },
} satisfies Translated<typeof English>

export const fillers =
  'a al como con cual cuando cuanto cuánto cómo cuál cuándo de del debe debo desde donde dónde el en es esta está este la las lo los me mi mis nos nuestra nuestro o para pero por puede puedo qué que quién quiero se ser si su sus tener tengo un una uno y yo' satisfies Translated<
    typeof EnglishFillers
  >
