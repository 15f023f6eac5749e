import { count } from '#platform/text/formats.ts'
import type {
  priceTexts as English,
  priceChangeTexts as EnglishChange,
  priceImportTexts as EnglishImport,
  scheduledPriceTexts as EnglishScheduled,
} from '#texts/prices.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** What every product costs in every country, for staff. */
export const priceTexts = {
  title: 'Precios',
  lead: 'Precios de todos los productos por país, actuales o en cualquier momento.',
  what: 'Precios',
  country: 'País',
  category: 'Categoría',
  product: 'Producto',
  reference: 'Referencia',
  status: 'Registro',
  price: 'Precio',
  discount: 'Descuento',
  effective: 'Precio efectivo',
  noPrice: 'Aún sin precio',
  historyOf: (product) => `Historial de ${product}`,
  things: 'precio',
  nothingThen: 'En ese momento no había ningún producto registrado.',
  scheduled: 'Programados',
  import: 'Cambiar o importar',
} satisfies Translated<typeof English>

/** A change of prices before it is made: from when, and what it concerns. */
export const priceChangeTexts = {
  from: 'Desde',
  fromHelp: 'Déjelo vacío para aplicarlo ahora. Un día comienza a medianoche en la zona horaria del back office.',
  wrongDay: 'Ingrese una fecha en formato DD/MM/AAAA',
  impact: 'Fecha de vigencia',
  units: (dearer, cheaper, same) =>
    `Más caros: ${dearer}. Más baratos: ${cheaper}. Sin cambio para el comprador: ${same}.`,
  carts: 'Carritos',
  cartsLead: 'Muestran el nuevo precio en cuanto se aplica.',
  orders: 'Pedidos sin cotización confirmada',
  ordersLead: 'Conservan el precio con el que se hicieron.',
  forecasts: 'Pronósticos a partir de entonces',
  forecastsLead: 'Las unidades que planean las empresas, al precio por unidad.',
  concerns: { company: 'Empresa', lines: 'Líneas', before: 'Ahora', after: 'Nuevo' },
  nothing: 'Ningún carrito, pedido abierto o pronóstico tiene estos productos.',
} satisfies Translated<typeof EnglishChange>

/** What is scheduled, and taking it back. */
export const scheduledPriceTexts = {
  title: 'Precios programados',
  lead: 'Cada uno se aplica automáticamente al comienzo de su día.',
  thing: 'precio',
  search: 'Producto, referencia o país',
  none: 'No hay precios programados.',
  columns: {
    from: 'Desde',
    product: 'Producto',
    reference: 'Referencia',
    country: 'País',
    now: 'Ahora',
    next: 'Después',
    effective: 'Precio efectivo',
    actions: 'Acciones',
  },
  noPrice: 'Sin precio',
  withdraw: 'Cancelar cambio de precio',
  withdrawTitle: (name, country) => `¿Cancelar el cambio de precio de ${name} en ${country}?`,
  withdrawLead: (day) => `Nada cambiará el ${day}. El precio actual se mantiene.`,
  keep: 'Mantener cambio de precio',
  withdrawn: (name, country) => `Se canceló el cambio de precio de ${name} en ${country}.`,
} satisfies Translated<typeof EnglishScheduled>

/** A price list that is pasted or read from a file, checked, repaired in place and put in force in one step. */
export const priceImportTexts = {
  title: 'Cambiar muchos precios',
  lead: 'Pegue filas, elija un archivo CSV o Excel, o comience con los precios actuales. Se aplican todas las filas juntas o ninguna.',
  onlyOperations: 'Operaciones y los administradores gestionan los precios.',
  paste: 'Filas: referencia, país, precio, descuento',
  pasteHelp:
    'Un encabezado puede nombrar las columnas en cualquier orden. Un precio o un descuento que se omite queda como está.',
  placeholder: 'PC-1042\tPeru\t12.50\t5',
  file: 'Elegir un archivo',
  dropped: 'o suéltelo aquí',
  current: 'Comenzar con los precios actuales',
  noCurrent: 'Ningún producto tiene precio con estos filtros.',
  read: 'Revisar estas filas',
  startAgain: 'Empezar de nuevo',
  chooseColumns: 'Elija primero la referencia, el país y el precio o el descuento.',
  nothing: 'No se encontraron filas. Pegue al menos una.',
  tooMany: (rows) => `Son ${count(rows)} filas. Importe como máximo 500 a la vez.`,
  tooLarge: 'Este archivo es demasiado grande. Importe como máximo 500 filas a la vez.',
  notReadable: 'No se pudo leer este archivo. Guárdelo como CSV (UTF-8) o Excel (.xlsx) y elíjalo de nuevo.',
  rows: 'Filas',
  summary: (rows, wrong) =>
    wrong === 0
      ? `${counted(rows, 'fila', 'filas')}, sin errores.`
      : `${counted(rows, 'fila', 'filas')}, ${count(wrong)} con errores.`,
  checking: 'Revisando las filas.',
  show: 'Filas que se muestran',
  all: 'Todas',
  wrong: 'Con errores',
  noneWrong: 'Ya no hay errores.',
  columns: {
    row: 'Fila',
    reference: 'Referencia',
    country: 'País',
    price: 'Precio',
    discount: 'Descuento',
    meaning: 'Qué significa',
    actions: 'Acciones',
  },
  cell: (field, row) => `${field}, fila ${count(row)}`,
  means: (name, before, after) => `${name}: ${before}, luego ${after}`,
  unchanged: (name, price) => `${name}: se mantiene en ${price}`,
  noPrice: 'sin precio',
  remove: (row) => `Quitar la fila ${count(row)}`,
  large: 'Cambia más del 50 %.',
  largeTitle: '¿Son correctos estos precios?',
  largeLead: (rows) =>
    `${counted(rows, 'precio cambia', 'precios cambian')} más del 50 %. Revise ${rows === 1 ? 'su fila' : 'sus filas'} antes de continuar.`,
  largeKeep: 'Revisar las filas',
  repairFirst: 'Corrija las filas marcadas o quítelas.',
  apply: 'Aplicar',
  schedule: 'Programar',
  applied: (rows) => `${counted(rows, 'precio aplicado', 'precios aplicados')}.`,
  scheduled: (rows, day) => `${counted(rows, 'precio programado', 'precios programados')} para el ${day}.`,
} satisfies Translated<typeof EnglishImport>
