/** In the browser's bundle the schemas are left out and only the names of their fields stay. */
export const namesOf = (fields: unknown): readonly string[] =>
  Array.isArray(fields) ? fields : Object.keys(fields ?? {})
