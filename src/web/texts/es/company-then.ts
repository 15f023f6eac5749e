import type { companyThenTexts as English } from '#texts/company-then.ts'
import type { Translated } from '#web/texts/translated.ts'

/** A company as of any moment. */
export const companyThenTexts = {
  says: 'Lo que se había registrado de esta empresa hasta este punto. Solo lectura.',
  now: 'Volver al presente',
  notYet: 'En ese momento la empresa aún no estaba aquí.',
  account: 'Cuenta',
  noValue: 'Ninguno',
  notSet: 'Sin definir',
  group: 'Grupo de lealtad',
  tickets: 'Tickets de toda la empresa',
  ticketsLead: 'Los tickets privados no forman parte de esta vista. Su cola los muestra a quienes pueden leerlos.',
  reports: 'Reportes',
  careCoins: 'CareCoins',
  noCareCoins: 'No había movimientos de CareCoins.',
  level: 'Nivel en el programa',
  filed: 'Enviado',
  ahead: 'Unidades en doce meses',
  reminders: 'Recordatorios de pronósticos',
  none: 'Ninguno en este momento.',
  sections: 'Secciones de esta empresa',
} satisfies Translated<typeof English>
