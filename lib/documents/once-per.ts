/** Works something out once for each document: documents never change, and many checks ask the same of one. */
export const oncePer = <Document extends object, Answer>(
  workOut: (document: Document) => Answer,
): ((document: Document) => Answer) => {
  const known = new WeakMap<Document, Answer>();
  return document => {
    const answer = known.get(document) ?? workOut(document);
    known.set(document, answer);
    return answer;
  };
};
