// Command manifests reads Kubernetes and Tekton manifests as a cluster would, with their own types:
// unknown fields and wrong types are refused, and Tekton's rules for tasks and pipelines hold.
//
//	manifests chart FOLDER VALUES...   renders a Helm chart with values files, then reads the result
//	manifests files FILE...            reads files
//
// It prints the kind and the name of every object, and ends with 1 at the first fault.
package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	tekton "github.com/tektoncd/pipeline/pkg/apis/pipeline/v1"
	"helm.sh/helm/v3/pkg/chart/loader"
	"helm.sh/helm/v3/pkg/chartutil"
	"helm.sh/helm/v3/pkg/engine"
	"helm.sh/helm/v3/pkg/lint"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer/json"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"k8s.io/client-go/kubernetes/scheme"
	"knative.dev/pkg/apis"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) < 2 {
		return errors.New("usage: manifests chart FOLDER VALUES... | manifests files FILE...")
	}
	if err := tekton.AddToScheme(scheme.Scheme); err != nil {
		return err
	}
	if args[0] == "chart" {
		return readChart(args[1], args[2:])
	}
	for _, file := range args[1:] {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := readObjects(file, text); err != nil {
			return err
		}
	}
	return nil
}

func readChart(folder string, valuesFiles []string) error {
	values := chartutil.Values{}
	for _, file := range valuesFiles {
		more, err := chartutil.ReadValuesFile(file)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		values = chartutil.CoalesceTables(more, values)
	}
	for _, message := range lint.All(folder, values, "default", true).Messages {
		if message.Severity >= 3 {
			return fmt.Errorf("helm lint: %w", message.Err)
		}
	}
	loaded, err := loader.Load(folder)
	if err != nil {
		return err
	}
	release := chartutil.ReleaseOptions{Name: loaded.Name(), Namespace: "default", Revision: 1, IsInstall: true}
	all, err := chartutil.ToRenderValues(loaded, values, release, chartutil.DefaultCapabilities)
	if err != nil {
		return err
	}
	rendered, err := engine.Render(loaded, all)
	if err != nil {
		return err
	}
	files := make([]string, 0, len(rendered))
	for file := range rendered {
		if filepath.Ext(file) == ".yaml" {
			files = append(files, file)
		}
	}
	slices.Sort(files)
	for _, file := range files {
		if err := readObjects(file, []byte(rendered[file])); err != nil {
			return err
		}
	}
	return nil
}

// readObjects decodes each document of a file with Kubernetes' own types, strictly.
func readObjects(file string, text []byte) error {
	decoder := json.NewSerializerWithOptions(json.DefaultMetaFactory, scheme.Scheme, scheme.Scheme,
		json.SerializerOptions{Yaml: true, Strict: true})
	reader := utilyaml.NewYAMLReader(bufio.NewReader(bytes.NewReader(text)))
	for {
		document, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if len(bytes.TrimSpace(document)) == 0 {
			continue
		}
		object, kind, err := decoder.Decode(document, nil, nil)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if err := validate(object); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		fmt.Printf("%s %s\n", kind.Kind, nameOf(object))
	}
}

// validate asks an object for its own rules, after the defaults that a cluster would add.
func validate(object runtime.Object) error {
	ctx := context.Background()
	if defaulted, ok := object.(apis.Defaultable); ok {
		defaulted.SetDefaults(ctx)
	}
	if checked, ok := object.(apis.Validatable); ok {
		if fault := checked.Validate(ctx); fault != nil {
			return fault
		}
	}
	return nil
}

func nameOf(object runtime.Object) string {
	accessor, err := meta.Accessor(object)
	if err != nil {
		return ""
	}
	return accessor.GetName()
}
