/** Works something out once for each document: documents never change, and many checks ask the same of one. */
export const memoizeByIdentity = <Document extends object, Answer>(
  workOut: (document: Document) => Answer,
): ((document: Document) => Answer) => {
  const known = new WeakMap<Document, Answer>();
  return document => {
    const found = known.get(document);
    if (found !== undefined) return found;
    const answer = workOut(document);
    known.set(document, answer);
    return answer;
  };
};
