import type { assignedTexts as English } from '#texts/assigned.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** Who of the staff has a request, an order, a quote, documents or a file. */
export const assignedTexts = {
  assignee: 'Responsable',
  unassigned: 'Sin asignar',
  to: (name) => `Responsable: ${name}`,
  toNobody: 'Sin asignar',
  take: 'Asignarme',
  taken: 'Asignación hecha.',
  others: (name) => `${name} tiene esta solicitud.`,
  looks: (name) => `${name} la tiene abierta.`,
  writes: (name) => `${name} está escribiendo una respuesta.`,
  edits: (name) => `${name} también está editando esto.`,
  with: (name) => `Responsable: ${name}`,
  whose: 'Responsable',
  search: 'Buscar en la cola',
  none: 'Nada de esta cola coincide.',
  mostUrgent: (listed, all) => `Lo más urgente: ${listed} de ${all}. El resto sigue después.`,
  countOf: (who, count) => `${who === 'MINE' ? 'A mi cargo' : 'Sin asignar'} (${count})`,
  allOf: (count) => `Todo (${count})`,
  assign: 'Asignar a…',
  assignedOrders: (done, of) =>
    done === of
      ? `${counted(of, 'pedido asignado', 'pedidos asignados')}.`
      : `Se asignaron ${done} de ${counted(of, 'pedido', 'pedidos')}.`,
  assignedRequests: (done, of) =>
    done === of
      ? `${counted(of, 'solicitud asignada', 'solicitudes asignadas')}.`
      : `Se asignaron ${done} de ${counted(of, 'solicitud', 'solicitudes')}.`,
  who: { MINE: 'A mi cargo', UNASSIGNED: 'Sin asignar', ALL: 'Todo' },
} satisfies Translated<typeof English>
