/** What was refused of a list of lines, each with its product's name; `errors` is by field, such as `lines.2.quantity`. */
export const lineReasons = (errors: Readonly<Record<string, string>>, names: readonly string[]): readonly string[] => {
  const said = Object.entries(errors).map(([field, reason]) => {
    const name = names[Number(/^\w+\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)]
    return name === undefined ? reason : `${name}: ${reason}`
  })
  return [...new Set(said)]
}
