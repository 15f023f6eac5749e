import type { addressBookTexts as English } from '#texts/addresses.ts'
import type { Translated } from '#web/texts/translated.ts'

export const addressBookTexts = {
  titles: { SHIPPING: 'Moradas de entrega', BILLING: 'Moradas de faturação' },
  leads: {
    SHIPPING: 'Moradas para as entregas. Cada encomenda é enviada para uma delas.',
    BILLING: 'Moradas para as faturas.',
  },
  /** On the way from the cart: what saving does. */
  leadToOrder: 'A morada que guardar é usada na encomenda que está a efetuar.',
  kinds: 'Tipos de morada',
  add: 'Adicionar uma morada',
  backToOrder: 'Voltar à encomenda',
  primary: 'Principal',
  makePrimary: 'Definir como principal',
  makePrimaryOf: (name) => `Definir como principal: ${name}`,
  edit: 'Editar',
  editOf: (name) => `Editar ${name}`,
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar ${name}`,
  removeTitle: 'Eliminar esta morada?',
  removeLead: 'As encomendas existentes mantêm-na. As novas encomendas já não a podem usar.',
  keep: 'Manter',
  removed: 'Morada eliminada',
  saved: 'Morada guardada',
  only: (names) =>
    `Só utilizadores com a função Compras podem adicionar ou alterar moradas.${names === '' ? '' : ` Fale com ${names}.`}`,
  changed: (name) => `A morada ${name} foi alterada`,
  empty: {
    SHIPPING: 'Ainda não há moradas de entrega. Adicione a primeira para efetuar uma encomenda.',
    BILLING: 'Ainda não há moradas de faturação. Adicione a primeira para efetuar uma encomenda.',
  },
  newTitle: 'Nova morada',
  editTitle: 'Editar a morada',
  name: 'Nome da morada',
  addressee: 'Destinatário',
  address: 'Morada',
  address2: 'Morada, segunda linha',
  zipCode: 'Código postal',
  city: 'Localidade',
  country: 'País',
  email: 'E-mail',
  phone: 'Telefone',
  asPrimary: 'Usar como morada principal',
  save: 'Guardar a morada',
  cancel: 'Cancelar',
  mandatory: 'Este campo é obrigatório',
} satisfies Translated<typeof English>
