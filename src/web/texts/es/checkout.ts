import type { checkoutTexts as English } from '#texts/checkout.ts'
import type { Translated } from '#web/texts/translated.ts'

/** All sections of the cart on one page, each becoming an order of its own. */
export const checkoutTexts = {
  title: 'Finalizar el pedido',
  lead: 'Cada sección de su carrito pasa a ser un pedido aparte, con su propia cotización y factura.',
  open: (sections) =>
    sections === 1 ? 'Finalizar en una sola página' : `Finalizar las ${sections} secciones en una sola página`,
  stepByStep: 'O una sección a la vez, paso a paso, con “Hacer mi pedido”.',
  chooseAddress: 'Elija una dirección',
  chooseMethod: 'Elija un método',
  chooseMode: 'Elija un modo de transporte',
  noCertificates: 'Ninguno',
  asIn: (num) => `Como en su último pedido a esta dirección, ${num}.`,
  leftOut: 'No se pide ahora:',
  review: 'Revisar',
  reviewLead: 'Nada es vinculante hasta que confirme nuestras cotizaciones.',
  order: 'Pedido',
  back: 'Volver al carrito',
  missing: 'Aún sin completar',
  total: 'Total de todos los pedidos (sin IVA)',
  place: (orders) => (orders === 1 ? 'Hacer el pedido' : `Hacer ${orders} pedidos`),
  nothing: 'Ninguna sección se puede pedir tal como se ingresó.',
  incomplete: (sections) => `Complete lo siguiente: ${sections.join('; ')}.`,
  refused: 'No se pidió:',
  newPrice: 'El precio cambió:',
  placed: (num) => `Se registró el pedido ${num}.`,
  already: (section) => `El pedido de ${section} ya se había registrado. No se registró por segunda vez.`,
  thanks: (orders) => (orders === 1 ? 'Gracias por su pedido' : 'Gracias por sus pedidos'),
  next: 'Recibirá una cotización de flete para cada pedido en un plazo de 72 horas. Luego tendrá 30 días para confirmar o cancelar.',
} satisfies Translated<typeof English>
