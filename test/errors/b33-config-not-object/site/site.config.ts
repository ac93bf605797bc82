export default ["Tiny"];
