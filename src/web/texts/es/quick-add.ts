import type { quickAddTexts as English } from '#texts/quick-add.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** Quick add: many products at once, pasted or dropped into the cart. */
export const quickAddTexts = {
  open: 'Carga rápida',
  title: 'Carga rápida',
  close: 'Cerrar la carga rápida',
  lead: 'Pegue filas de una hoja de cálculo o suelte un archivo CSV o Excel: una referencia, una cantidad y, donde haya varios, el país y el empaque.',
  paste: 'Filas',
  placeholder: 'PC-1042, 150, Colombia, Box of 10\nPC-2010; 500; Peru; Blister of 4',
  file: 'Elegir un archivo',
  dropped: 'o suéltelo aquí',
  read: 'Revisar estas filas',
  nothing: 'No se encontraron filas. Ingrese una referencia y una cantidad en cada fila.',
  tooMany: (most) => `Solo se leyeron las primeras ${most} filas.`,
  freeLeftOut: (rows) =>
    rows === 1
      ? 'Se omitió una fila gratuita: las unidades gratuitas vienen con lo que pide.'
      : `Se omitieron ${rows} filas gratuitas: las unidades gratuitas vienen con lo que pide.`,
  notReadable: 'No se pudo leer este archivo. Guárdelo como CSV (UTF-8) o Excel (.xlsx) y elíjalo de nuevo.',
  tooLarge: 'Este archivo es demasiado grande. Agregue como máximo 200 filas a la vez.',
  rows: 'Filas por agregar',
  row: (number) => `Fila ${number}`,
  fields: { reference: 'Referencia', quantity: 'Cantidad', country: 'País', packaging: 'Empaque' },
  columns: {
    label: 'Columnas',
    lead: 'Elija qué contiene cada columna. La referencia es obligatoria; las demás columnas se pueden omitir.',
    names: {
      reference: 'Referencia',
      quantity: 'Cantidad',
      country: 'País',
      packaging: 'Empaque',
      free: 'Gratis',
    },
    column: (head, sample, number) => `${head.trim() || `Columna ${number}`}${sample ? ` (${sample} …)` : ''}`,
    leaveOut: 'Omitir',
    chooseReference: 'Elija primero qué columna es la referencia.',
  },
  forAll: {
    label: 'Para todas las filas',
    country: 'País para todas las filas',
    packaging: 'Empaque para todas las filas',
    lead: 'Elija una vez para todas las filas: una fila que no indica ninguno toma el primero de estos que ofrece; lo que una fila ya indica se conserva.',
    eachRow: 'Fila por fila',
    choice: (name, rows) => `${name} · ${counted(rows, 'fila', 'filas')}`,
    keep: (rows) => (rows === 1 ? '1 fila indica otro y lo conserva.' : `${rows} filas indican otro y lo conservan.`),
    cannot: (rows) =>
      rows === 1
        ? '1 fila no ofrece ninguno de estos y queda como está.'
        : `${rows} filas no ofrecen ninguno de estos y quedan como están.`,
    alsoRefused: (rows) =>
      rows === 1
        ? 'También para 1 fila que indica uno que no puede tener'
        : `También para ${rows} filas que indican uno que no pueden tener`,
  },
  /** Of what the portal could not read. */
  line: (quantity) => `${quantity} unidades`,
  change: (number) => `Cambiar la fila ${number}`,
  changeShort: 'Cambiar',
  remove: (number) => `Quitar la fila ${number}`,
  use: (fix) => `Usar ${fix}`,
  merge: (number) => `Sumar su cantidad a la fila ${number}`,
  inCart: (quantity) => `Ya está en su carrito con ${quantity}: no se agregó de nuevo.`,
  checking: 'Revisando…',
  allRight: (rows) => `Listo para agregar: ${rows}`,
  counted: (n) => counted(n, 'fila', 'filas'),
  toRepair: (rows) => `Por corregir: ${rows}`,
  repairFirst: 'Corrija o quite primero las filas marcadas.',
  add: (n) => `Agregar ${counted(n, 'producto', 'productos')} al carrito`,
  startAgain: 'Empezar de nuevo',
  added: (n) => (n === 1 ? 'Se agregó 1 producto a su carrito.' : `Se agregaron ${n} productos a su carrito.`),
  stayed: (n) => (n === 1 ? ' 1 ya estaba allí.' : ` ${n} ya estaban allí.`),
} satisfies Translated<typeof English>
