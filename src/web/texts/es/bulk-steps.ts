import type { bulkTexts as English } from '#texts/bulk-steps.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const orders = (count: number): string => counted(count, 'pedido', 'pedidos')

/** The same step of several orders at once. */
export const bulkTexts = {
  action: { RequestPrepayment: 'Solicitar anticipo', StartProduction: 'Iniciar producción' },
  title: {
    RequestPrepayment: (count) => `¿Solicitar el anticipo de ${orders(count)}?`,
    StartProduction: (count) => `¿Iniciar la producción de ${orders(count)}?`,
  },
  give: {
    RequestPrepayment: (count) => `Solicitar ${counted(count, 'anticipo', 'anticipos')}`,
    StartProduction: (count) => `Iniciar la producción de ${orders(count)}`,
  },
  lead: 'Cada pedido se procesa por separado. Los pedidos que no pueden avanzar quedan como están, con el motivo.',
  stay: (count) => (count === 1 ? 'Este pedido queda como está:' : `Estos ${orders(count)} quedan como están:`),
  percent: 'Porcentaje de cada total general',
  day: { RequestPrepayment: 'Fecha límite de pago (opcional)', StartProduction: 'Producción lista el (opcional)' },
  goBack: 'Volver',
  stop: 'Detener',
  running: (done, of) => `${done} de ${orders(of)}`,
  progress: 'Avance',
  done: (moved, of) =>
    moved === of
      ? `${counted(moved, 'pedido avanzó', 'pedidos avanzaron')}.`
      : `Pedidos que avanzaron: ${moved} de ${of}.`,
  moved: 'Avanzó',
} satisfies Translated<typeof English>
