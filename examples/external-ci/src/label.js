/** The text of a return label. Throws when the parcel number is not one. */
export function returnLabel(parcelId) {
  if (!/^PX-\d{1,15}$/.test(parcelId)) {
    throw new RangeError(`${parcelId} is not a parcel number`);
  }
  return `RETURN ${parcelId}\nRiverside, Mill Lane 4`;
}
