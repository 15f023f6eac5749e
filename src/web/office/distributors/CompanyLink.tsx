import { Link } from 'react-router-dom'
import { paths } from '#paths'

/** A company's name, which leads to its page. */
export const CompanyLink = ({ company: { id, name } }: { company: { readonly id: string; readonly name: string } }) => (
  <Link to={paths.officeDistributor({ distributorId: id })}>
    <bdi>{name}</bdi>
  </Link>
)
