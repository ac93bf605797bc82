export const sidebars = {
  docs: [
    "index",
    { type: "category", label: "Nothing", items: [] },
    { type: "html", value: '<b style="color: red">New</b><iframe src="https://a.example"></iframe>' },
  ],
};
