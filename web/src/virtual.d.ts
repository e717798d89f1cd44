declare module "virtual:book/*" {
  const book: import("./content").Book;
  export default book;
}
declare module "virtual:sheets/*" {
  const sheets: Record<string, import("./content").Sheet>;
  export default sheets;
}
declare module "virtual:messages/*" {
  const messages: string;
  export default messages;
}
declare module "virtual:icons/table" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "virtual:citations" {
  const citations: Record<string, string>;
  export default citations;
}
