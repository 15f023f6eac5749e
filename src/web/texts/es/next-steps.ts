import type {
  nextTexts as English,
  officeNextTexts as EnglishOffice,
  procurementTexts as EnglishProcurement,
  promisedQuoteTexts as EnglishPromised,
} from '#texts/next-steps.ts'
import type { Translated } from '#web/texts/translated.ts'

/** One sentence each: what happens next, and who does it. Read by the distributor. */
export const nextTexts = {
  WAITING_FOR_QUOTE: 'Calculamos el flete y le enviamos una cotización.',
  QUOTE_RECEIVED: 'Usted confirma el pedido y empezamos a trabajar en él.',
  CONFIRMED: 'Solicitamos un anticipo o iniciamos la producción.',
  WAITING_FOR_PREPAYMENT: 'Usted paga el anticipo y nos envía el comprobante.',
  PREPAYMENT_SUBMITTED: 'Revisamos el comprobante de su anticipo.',
  PREPAYMENT_APPROVED: 'Iniciamos la producción o solicitamos una licencia de importación.',
  WAITING_FOR_LICENSE: 'Usted nos envía el documento de la licencia de importación.',
  LICENSE_SUBMITTED: 'Revisamos el documento de su licencia de importación.',
  LICENSE_APPROVED: 'Iniciamos la producción.',
  IN_PRODUCTION: 'Terminamos la producción y le enviamos los documentos de envío para su aprobación.',
  DOCUMENTS_APPROVED: 'Terminamos la producción y despachamos la mercancía con los documentos que usted aprobó.',
  DOCUMENTS_REJECTED: 'Corregimos los documentos de envío y se los enviamos de nuevo.',
  PENDING_APPROVAL: 'Usted aprueba los documentos de envío o nos dice qué está mal en ellos.',
  WAITING_FOR_PREINSPECTION: 'Usted nos envía el documento de la preinspección.',
  PREINSPECTION_SUBMITTED: 'Revisamos el documento de su preinspección.',
  PREINSPECTION_APPROVED: 'Despachamos la mercancía.',
  SHIPPED: 'El transportista entrega la mercancía.',
  DELIVERED: 'Le enviamos la factura.',
  BILLED: 'Nada: este pedido está completo.',
  CANCELLED: 'Cerrado. No tiene que hacer nada. Puede repetirlo.',
  ON_HOLD: 'Lo estamos revisando. El pedido continuará cuando se libere.',
  ON_HOLD_QUOTED: 'Puede confirmar la cotización. El pedido continuará cuando se libere.',
} satisfies Translated<typeof English>

/** What only PROCUREMENT does, as the others of the company read it. */
export const procurementTexts = {
  QUOTE_RECEIVED: 'Su equipo de compras confirma el pedido y empezamos a trabajar en él.',
  WAITING_FOR_PREPAYMENT: 'Su equipo de compras paga el anticipo y nos envía el comprobante.',
  WAITING_FOR_LICENSE: 'Su equipo de compras nos envía el documento de la licencia de importación.',
  ON_HOLD_QUOTED: 'Su equipo de compras puede confirmar la cotización. El pedido continuará cuando se libere.',
  PENDING_APPROVAL: 'Su equipo de compras aprueba los documentos de envío o nos dice qué está mal en ellos.',
  WAITING_FOR_PREINSPECTION: 'Su equipo de compras nos envía el documento de la preinspección.',
} satisfies Translated<typeof EnglishProcurement>

/** The same for staff. */
export const officeNextTexts = {
  WAITING_FOR_QUOTE: 'Ventas envía la cotización.',
  QUOTE_RECEIVED: 'El distribuidor confirma o rechaza la cotización.',
  CONFIRMED: 'Operaciones solicita un anticipo o una licencia de importación, o inicia la producción.',
  WAITING_FOR_PREPAYMENT: 'El distribuidor envía el comprobante del anticipo.',
  PREPAYMENT_SUBMITTED: 'Operaciones o Calidad revisa el comprobante del anticipo.',
  PREPAYMENT_APPROVED: 'Operaciones inicia la producción o solicita una licencia de importación.',
  WAITING_FOR_LICENSE: 'El distribuidor envía el documento de la licencia de importación.',
  LICENSE_SUBMITTED: 'Operaciones o Calidad revisa el documento de la licencia de importación.',
  LICENSE_APPROVED: 'Operaciones inicia la producción.',
  IN_PRODUCTION: 'Operaciones envía los documentos de envío para su aprobación.',
  DOCUMENTS_APPROVED: 'Operaciones despacha el pedido o solicita una preinspección.',
  DOCUMENTS_REJECTED: 'Operaciones corrige los documentos de envío y los manda de nuevo.',
  PENDING_APPROVAL: 'El distribuidor aprueba o rechaza los documentos de envío.',
  WAITING_FOR_PREINSPECTION: 'El distribuidor envía el documento de la preinspección.',
  PREINSPECTION_SUBMITTED: 'Operaciones o Calidad revisa el documento de la preinspección.',
  PREINSPECTION_APPROVED: 'Operaciones despacha el pedido.',
  SHIPPED: 'Operaciones registra la entrega.',
  DELIVERED: 'Operaciones envía la factura.',
  BILLED: 'Nada: este pedido está completo.',
  CANCELLED: 'Cerrado. No hay nada que hacer.',
  ON_HOLD: 'Calidad libera el pedido. Hasta entonces no puede avanzar.',
  ON_HOLD_QUOTED: 'Calidad libera el pedido. Mientras tanto, el distribuidor puede confirmar o rechazar la cotización.',
} satisfies Translated<typeof EnglishOffice>

/** The same for staff while a quote is promised: by when, or that this moment has passed. */
export const promisedQuoteTexts = {
  due: (by) => `Ventas envía la cotización. Está prometida en 72 horas: a más tardar el ${by}.`,
  late: (by) => `La cotización está atrasada: se prometió a más tardar para el ${by}. Envíela lo antes posible.`,
} satisfies Translated<typeof EnglishPromised>
