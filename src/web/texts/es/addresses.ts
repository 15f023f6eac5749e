import type { addressBookTexts as English } from '#texts/addresses.ts'
import type { Translated } from '#web/texts/translated.ts'

export const addressBookTexts = {
  titles: { SHIPPING: 'Direcciones de envío', BILLING: 'Direcciones de facturación' },
  leads: {
    SHIPPING: 'Direcciones para las entregas. Cada pedido se envía a una de ellas.',
    BILLING: 'Direcciones para las facturas.',
  },
  /** On the way from the cart: what saving does. */
  leadToOrder: 'La dirección que guarde se usará para el pedido que está haciendo.',
  kinds: 'Tipos de direcciones',
  add: 'Agregar una dirección',
  backToOrder: 'Volver al pedido',
  primary: 'Principal',
  makePrimary: 'Definir como principal',
  makePrimaryOf: (name) => `Definir como principal: ${name}`,
  edit: 'Editar',
  editOf: (name) => `Editar ${name}`,
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar ${name}`,
  removeTitle: '¿Eliminar esta dirección?',
  removeLead: 'Los pedidos existentes la conservan. Los pedidos nuevos ya no podrán usarla.',
  keep: 'Conservarla',
  removed: 'Dirección eliminada',
  saved: 'Dirección guardada',
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden agregar o cambiar direcciones.${names === '' ? '' : ` Diríjase a ${names}.`}`,
  changed: (name) => `Se cambió la dirección ${name}`,
  empty: {
    SHIPPING: 'Aún no hay dirección de envío. Agregue la primera para hacer un pedido.',
    BILLING: 'Aún no hay dirección de facturación. Agregue la primera para hacer un pedido.',
  },
  newTitle: 'Nueva dirección',
  editTitle: 'Editar la dirección',
  name: 'Nombre de la dirección',
  addressee: 'Destinatario',
  address: 'Dirección',
  address2: 'Dirección, segunda línea',
  zipCode: 'Código postal',
  city: 'Ciudad',
  country: 'País',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  asPrimary: 'Usarla como dirección principal',
  save: 'Guardar la dirección',
  cancel: 'Cancelar',
  mandatory: 'Este campo es obligatorio',
} satisfies Translated<typeof English>
