import type { approvalRuleTexts as EnglishRule, approvalRulesTexts as EnglishRules } from '#texts/approvals.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Who of the company approves which orders. */
export const approvalRulesTexts = {
  title: 'Aprobación de pedidos',
  lead: 'La primera regla que se aplica a un pedido decide quién lo aprueba antes de que se confirme. Nadie aprueba sus propios pedidos.',
  link: 'Aprobación de pedidos',
  add: 'Agregar una regla',
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden cambiar estas reglas.${names === '' ? '' : ` Diríjase a ${names}.`}`,
  changed: (by) => `Último cambio de ${by}, el`,
  off: 'No se piden aprobaciones. Todos los usuarios con el rol Compras pueden confirmar cualquier pedido.',
  full: (most) => `Una empresa puede tener ${most} reglas como máximo.`,
  columns: {
    number: 'Regla',
    orders: 'Pedidos',
    approver: 'Aprueba',
    deputy: 'Suplente',
    passesOn: 'Pasa al suplente',
    actions: 'Acciones',
  },
  anyAmount: 'Cualquier monto',
  above: (amount) => `Más de ${amount}`,
  anyCountry: 'cualquier país',
  anyone: 'hechos por cualquier persona',
  placedBy: (names) => `hechos por ${names}`,
  noDeputy: 'Cualquier persona de Compras',
  after: (hours) => (hours === 1 ? 'Después de 1 hora' : `Después de ${hours} horas`),
  never: 'Solo si quien aprueba ya no está',
  gone: (name) => `${name} (ya no está en Compras)`,
  edit: 'Editar',
  up: 'Subir',
  down: 'Bajar',
  remove: 'Quitar',
  ruleNamed: (number) => `regla ${number}`,
  saved: 'Las reglas de aprobación se guardaron.',
} satisfies Translated<typeof EnglishRules>

export const approvalRuleTexts = {
  newTitle: 'Agregar una regla de aprobación',
  editTitle: (number) => `Editar la regla ${number}`,
  keep: 'Cancelar',
  confirm: 'Guardar',
  above: 'Total del pedido superior a',
  aboveHelp: 'En dólares, sin IVA ni flete. Si está vacío, cualquier monto.',
  wrongAmount: 'Ingrese un monto como 5 000.00',
  countries: 'Países',
  countriesHelp: 'Si está vacío, cualquier país.',
  placedBy: 'Pedido hecho por',
  placedByHelp: 'Si está vacío, cualquier persona.',
  approver: 'Quién aprueba',
  chooseApprover: 'Elija a una persona',
  deputy: 'Suplente',
  deputyHelp:
    'Aprueba si la persona que aprueba hizo el pedido, ya no está o no responde a tiempo. Si está vacío, puede hacerlo cualquier persona de Compras.',
  hours: 'Pasa al suplente después de (horas)',
  hoursHelp: (most) => `De 1 a ${most}. Si está vacío, no pasa con el tiempo.`,
  wrongHours: (most) => `Ingrese un número entero de horas, de 1 a ${most}`,
  deputyMissing: 'Elija a quién pasa',
} satisfies Translated<typeof EnglishRule>
