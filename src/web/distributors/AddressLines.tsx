import classes from './AddressLines.module.css'

/** An address of the book, or as an order holds it. */
export type Place = {
  readonly name: string
  readonly addressee: string
  readonly address: string
  readonly address2: string | null
  readonly zipCode: string
  readonly city: string
  readonly country: { readonly name: string }
  readonly email: string
  readonly phone: string
}

/** An address as it is written on a parcel, with how to reach it below. */
export const AddressLines = ({ place, reach = true }: { place: Place; reach?: boolean }) => (
  <address className={classes['lines']}>
    <strong>
      <bdi>{place.name}</bdi>
    </strong>
    <bdi>{place.addressee}</bdi>
    <bdi>{place.address}</bdi>
    {place.address2 && <bdi>{place.address2}</bdi>}
    <bdi>
      {place.zipCode} {place.city}
    </bdi>
    <bdi>{place.country.name}</bdi>
    {reach && (
      <span className={classes['reach']}>
        <bdi>{place.email}</bdi>
        <bdi dir="ltr">{place.phone}</bdi>
      </span>
    )}
  </address>
)
