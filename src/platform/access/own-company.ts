/** Only people of a company hold a permission on companies, so theirs is there. */
export const ownCompany = ({ distributorId }: { readonly distributorId: string | null }): string => {
  if (distributorId === null) throw new Error('Staff have no company')
  return distributorId
}
