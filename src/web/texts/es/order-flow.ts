import type {
  flowTexts as English,
  addressTexts as EnglishAddress,
  certificateTexts as EnglishCertificate,
  confirmationTexts as EnglishConfirmation,
  priceChangedTexts as EnglishPriceChanged,
  shippingTexts as EnglishShipping,
  validationTexts as EnglishValidation,
} from '#texts/order-flow.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The steps of the order flow, the summary next to them and the thank-you page. */
export const flowTexts = {
  steps: {
    cart: 'Mi carrito',
    address: 'Direcciones de envío y facturación',
    shipping: 'Método de envío',
    certificates: 'Certificados',
    validation: 'Validación',
  },
  back: 'Atrás',
  changeInCart: 'Cambiarlo en el carrito',
  continueTo: (step) => `Continuar a: ${step}`,
  summary: 'Su pedido',
  subTotal: 'Subtotal (sin IVA)',
  total: 'Precio total del pedido (sin IVA)',
  free: 'Gratis',
  careCoins: (coins) => `CareCoins usados (${coins})`,
  promise:
    'El envío no está incluido. Recibirá una cotización de flete en un plazo de 72 horas y luego tendrá 30 días para confirmar.',
  showSummary: 'Su pedido',
} satisfies Translated<typeof English>

export const addressTexts = {
  shipping: 'Dirección de envío',
  billing: 'Dirección de facturación',
  contact: 'Contacto para la entrega',
  shippingHelp: 'Adónde enviamos la mercancía.',
  billingHelp: 'La empresa y la dirección que van en la factura.',
  contactHelp: 'Contacto para el transportista (opcional)',
  oneOrder: 'Se permite un pedido por dirección de envío. Para otra dirección, haga otro pedido.',
  otherCountry: (address, order) => `Esta dirección está en ${address}; el pedido es para ${order}.`,
  gone: (name) => `Se eliminó la dirección ${name}.`,
  goneNext: 'Elija otra.',
  before: (name, country) => `Elegida antes, para otro país: ${name}, ${country}.`,
  none: {
    SHIPPING: 'Aún no ha elegido una dirección de envío.',
    BILLING: 'Aún no ha elegido una dirección de facturación.',
  },
  choose: { SHIPPING: 'Elegir una dirección de envío', BILLING: 'Elegir una dirección de facturación' },
  change: { SHIPPING: 'Cambiar la dirección de envío', BILLING: 'Cambiar la dirección de facturación' },
  noneSaved: 'Aún no hay direcciones guardadas.',
  onlyProcurement: 'Solo los usuarios con el rol Compras pueden agregar una dirección.',
  chooseThis: 'Elegir esta dirección',
  add: 'Agregar una dirección',
  cancel: 'Cancelar',
  validate: 'Validar',
  yourName: 'Su nombre',
  phone: 'Teléfono',
  addContact: 'Agregar un contacto para la entrega',
  changeContact: 'Cambiar el contacto para la entrega',
  removeContact: 'Quitar el contacto para la entrega',
  noContact: 'Sin contacto.',
  mandatory: 'Este campo es obligatorio',
  missing: 'Seleccione las direcciones de envío y de facturación',
} satisfies Translated<typeof EnglishAddress>

export const shippingTexts = {
  method: 'Método de envío',
  mode: 'Modo de transporte',
  modes: { Airport: 'Aéreo', Road: 'Terrestre', Harbor: 'Marítimo' },
  modeHelp: {
    Airport: 'El más rápido, para volúmenes pequeños',
    Road: 'Puerta a puerta en camión',
    Harbor: 'Por mar, para grandes volúmenes',
  },
  destination: 'Destino',
  destinationHelp: {
    EXW: 'El lugar donde su transportista recoge la mercancía.',
    FOB: 'El puerto donde la mercancía se carga en su buque.',
    CIP: 'El lugar hasta el cual pagamos el transporte y el seguro.',
  },
  incoterms: {
    EXW: {
      name: 'Ex Works',
      help: 'Usted recoge en nuestra bodega y organiza el transporte y el despacho de exportación.',
    },
    FCA: {
      name: 'Free Carrier',
      help: 'Despachamos la mercancía para exportación y la entregamos a su transportista.',
    },
    FOB: {
      name: 'Free On Board',
      help: 'Cargamos la mercancía en el buque que usted reservó. Desde allí, el costo y el riesgo son suyos.',
    },
    CIP: {
      name: 'Carriage and Insurance Paid To',
      help: 'Pagamos el transporte y el seguro hasta el lugar que usted indique.',
    },
    CPT: { name: 'Carriage Paid To', help: 'Pagamos el transporte hasta su país. Usted contrata el seguro.' },
    CIF: {
      name: 'Cost, Insurance and Freight',
      help: 'Pagamos el flete marítimo y el seguro hasta el puerto de llegada.',
    },
    DAP: { name: 'Delivered At Place', help: 'Entregamos en su puerta. Usted paga los derechos de importación.' },
  },
  seaOnly: (incoterm) => `${incoterm} es para mercancía que viaja por mar.`,
  takeInstead: (mode, instead) => `Modo ${mode}: el término que corresponde es ${instead}.`,
  chooseMethod: 'Seleccione un método de envío',
  missingMode: 'Seleccione una opción: Aéreo, Terrestre o Marítimo',
  missingDestination: 'Ingrese un destino',
} satisfies Translated<typeof EnglishShipping>

export const certificateTexts = {
  lead: 'Elija los certificados que deben acompañar la mercancía. Puede continuar sin ninguno.',
  legend: 'Certificados',
  other: 'Otro certificado',
  otherHelp: 'Cualquier otro certificado que necesite.',
} satisfies Translated<typeof EnglishCertificate>

export const validationTexts = {
  /** '100 unidades a $12.50' */
  at: 'a',
  lead: 'Revise su pedido. Nada es vinculante hasta que confirme nuestra cotización.',
  edit: (what) => `Cambiar: ${what}`,
  change: 'Cambiar',
  addresses: 'Direcciones de envío y facturación',
  noCertificates: 'Sin certificados.',
  balance: (balance) => `Su saldo: ${balance}. 1 CareCoin vale $0.10.`,
  use: 'Usar CareCoins',
  changeCoins: 'Cambiar los CareCoins',
  using: (coins, value) => `Usa ${coins}, por un valor de ${value}.`,
  none: 'No tiene CareCoins para usar en este pedido.',
  coins: 'CareCoins que usará',
  most: (most) => `Máximo ${most} en este pedido.`,
  tooMany: (most) => `Puede usar como máximo ${most} en este pedido`,
  newTotal: 'Nuevo total (sin IVA)',
  left: 'CareCoins después del pedido',
  validate: 'Validar',
  dont: 'No usar CareCoins',
  place: 'Hacer el pedido',
  was: 'El precio cambió. Cuando llenó su carrito era de',
  placing: 'Al hacer el pedido se solicita una cotización de flete. Después usted confirma o cancela.',
  notOrderable: 'Un producto de este pedido no se puede pedir tal como se ingresó. Vuelva al carrito para cambiarlo.',
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden hacer pedidos.${names === '' ? '' : ` Diríjase a ${names}.`} Lo que eligió se conserva en su propio carrito.`,
} satisfies Translated<typeof EnglishValidation>

export const priceChangedTexts = {
  title: 'El precio cambió',
  lead: 'Los precios cambiaron desde que llenó su carrito. Estas son las diferencias.',
  before: 'Antes',
  now: 'Ahora',
  careCoins: 'CareCoins usados',
  total: 'Total (sin IVA)',
  cancel: 'Ahora no',
  place: 'Pedir al nuevo precio',
} satisfies Translated<typeof EnglishPriceChanged>

export const confirmationTexts = {
  title: 'Gracias por su pedido',
  left: 'Aún en su carrito',
  leftLead: 'Cada una de estas secciones pasa a ser un pedido aparte.',
  nextSection: (section) => `Continuar con ${section}`,
  already: 'Este pedido ya se había registrado. No se registró por segunda vez.',
  lead: (num) => `Recibimos su pedido ${num}. Encontrará su cotización aquí y en sus notificaciones.`,
  next: 'Qué sigue ahora:',
  quoteBy: 'Le enviamos una cotización de flete en un plazo de 72 horas, a más tardar el',
  confirm: 'Luego tendrá 30 días para confirmar o cancelar.',
  number: 'N.º de pedido',
  total: 'Total (sin IVA)',
  destination: 'Destino',
  status: 'Estado',
  again: 'Repetir este pedido',
  newQuote: 'Solicitar una nueva cotización',
  seeOrders: 'Ver mis pedidos',
  open: 'Abrir este pedido',
} satisfies Translated<typeof EnglishConfirmation>
